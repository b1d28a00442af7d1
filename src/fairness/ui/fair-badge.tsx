import { Icon } from '@/shared/ui/icon';

import styles from './receipt.module.css';
import type { FairState } from './use-fair-checks';
import { stateVerdict } from './use-fair-checks';
import { VERDICT_ICONS, VERDICT_LABELS } from './verdict-labels';

/** Renders the verdict of a round as icon and text. */
export function FairBadge({ state }: { state: FairState }) {
  const verdict = stateVerdict(state);
  if (verdict === undefined) return <span className={styles.badge}>Conferindo…</span>;
  return (
    <span className={styles.badge} data-verdict={verdict}>
      <Icon name={VERDICT_ICONS[verdict]} size={16} />
      <span>{VERDICT_LABELS[verdict]}</span>
    </span>
  );
}
