import { useQuery } from '@tanstack/react-query';

import { useStaleBalance } from '@/realtime/use-realtime';
import { Amount } from '@/shared/ui/amount';
import quiet from '@/shared/ui/quiet.module.css';
import { meQuery } from '@/product/me-query';
import { useMenuStore } from '@/product/menu-store';

import styles from './balance.module.css';

/** Renders the balance of a logged-in player once it has loaded. CSS hides it on a phone, because the header shows the balance there. */
export function Balance() {
  const me = useQuery(meQuery(true)).data;
  const isStale = useStaleBalance();
  const isHidden = useMenuStore(({ balanceHidden }) => balanceHidden);
  if (me === undefined) return null;
  return (
    <p className={`${quiet.text} ${styles.balance}`}>
      Saldo <Amount cents={me.balance} hidden={isHidden} />
      {isStale && <span className={styles.stale}>pode estar desatualizado</span>}
    </p>
  );
}
