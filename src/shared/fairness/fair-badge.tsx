import { classes } from '../lib/classes';
import { Icon } from '../ui/icon';
import { allPassed } from './checks';
import styles from './receipt.module.css';
import type { FairState } from './use-fair-checks';

/** How the check of a round came out, in one or two words with their mark. */
export function FairBadge({ state: { checks, isUnable } }: { state: FairState }) {
  if (checks === undefined) return <span className={styles.badge}>{isUnable ? 'Não conferida' : 'Conferindo…'}</span>;
  const isGood = allPassed(checks);
  return (
    <span className={classes(styles.badge, isGood ? styles.goodBadge : styles.badBadge)}>
      <Icon name={isGood ? 'shield' : 'warning'} size={16} />
      {isGood ? 'Conferida' : 'Não confere'}
    </span>
  );
}
