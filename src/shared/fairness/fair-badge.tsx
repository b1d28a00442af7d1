import { classes } from '../lib/classes';
import { Icon } from '../ui/icon';
import type { FairState } from './fair-checks';
import { allPassed } from './fair-checks';
import styles from './receipt.module.css';

export function FairBadge({ state: { checks, isUnsupported } }: { state: FairState }) {
  if (checks === undefined) return <span className={styles.badge}>{isUnsupported ? 'Não conferida' : 'Conferindo…'}</span>;
  const isGood = allPassed(checks);
  return (
    <span className={classes(styles.badge, isGood ? styles.goodBadge : styles.badBadge)}>
      <Icon name={isGood ? 'shield' : 'warning'} size={16} />
      {isGood ? 'Conferida' : 'Não confere'}
    </span>
  );
}
