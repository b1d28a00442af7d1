import { useQuery } from '@tanstack/react-query';

import { useStaleBalance } from '@/realtime/use-realtime';
import { Amount } from '@/shared/ui/amount';
import { meQuery } from '@/product/me-query';
import { useMenuStore } from '@/product/menu-store';
import type { StakeRange } from '@/product/stake-rules';
import { StakeField } from '@/product/ui/play/stake-field';

import styles from './stake-panel.module.css';

interface StakePanelProps {
  /** Stake in cents; null if empty. */
  stake: number | null;
  range: StakeRange;
  onChange: (stake: number | null) => void;
}

/** Renders the field of the stake with the balance below it. */
export function StakePanel({ stake, range: { min, max }, onChange }: StakePanelProps) {
  return (
    <>
      <StakeField label="Valor da aposta" stake={stake} min={min} max={max} onChange={onChange} />
      <Balance />
    </>
  );
}

function Balance() {
  const me = useQuery(meQuery(true)).data;
  const isStale = useStaleBalance();
  const isHidden = useMenuStore(({ balanceHidden }) => balanceHidden);
  if (me === undefined) return null;
  return (
    <p className={styles.balance}>
      Saldo <Amount cents={me.balance} hidden={isHidden} />
      {isStale && <span className={styles.stale}>pode estar desatualizado</span>}
    </p>
  );
}
