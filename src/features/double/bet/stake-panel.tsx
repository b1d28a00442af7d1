import { useQuery } from '@tanstack/react-query';

import { useStaleBalance } from '@/realtime/use-realtime';
import { formatMoney } from '@/shared/format/money';
import { MoneyField } from '@/shared/forms/money-field';
import { BRAZILIAN } from '@/shared/forms/money-text';
import { Amount } from '@/shared/ui/amount';
import { meQuery } from '@/product/me-query';
import { useMenuStore } from '@/product/menu-store';
import { QuickStakes } from '@/product/ui/play/quick-stakes';

import styles from './stake-panel.module.css';
import type { StakeRules } from './stake-rules';

interface StakePanelProps {
  /** Stake in cents; null if empty. */
  stake: number | null;
  rules: StakeRules;
  onChange: (stake: number | null) => void;
}

export function StakePanel({ stake, rules: { min, max }, onChange }: StakePanelProps) {
  return (
    <div className={styles.panel}>
      <MoneyField
        label="Valor da aposta"
        value={stake}
        onChange={onChange}
        format={{ ...BRAZILIAN, negative: false, blank: true }}
        placeholder="0,00"
        hint={`De ${formatMoney(min)} a ${formatMoney(max)} por aposta.`}
      />
      <QuickStakes stake={stake} min={min} max={max} onChange={onChange} />
      <Balance />
    </div>
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
