import { Icon } from '@/shared/ui/icon';

import type { Verdict } from '../core/fair-checks';
import styles from './receipt.module.css';
import type { FairState } from './use-fair-checks';
import { stateVerdict } from './use-fair-checks';
import { VERDICT_ICONS, VERDICT_LABELS } from './verdict-labels';

/** Renders the verdict of a round, or that its verification is pending. */
export function FairBadge({ state }: { state: FairState }) {
  const verdict = stateVerdict(state);
  return verdict === undefined ? <span className={styles.badge}>Conferindo…</span> : <VerdictBadge verdict={verdict} />;
}

/** Renders a verdict as icon and text. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return (
    <span className={styles.badge} data-verdict={verdict}>
      <Icon name={VERDICT_ICONS[verdict]} size={16} />
      <span>{VERDICT_LABELS[verdict]}</span>
    </span>
  );
}
