// Separate chunk: loaded only when a player opens the summary of the session.
import { useGetProtection } from '@generated/api/protection';

import { formatCount } from '@/shared/format/number';
import { isKnown } from '@/shared/lib/known';
import { useMenuStore } from '@/product/menu-store';
import layout from '@/shared/ui/layout.module.css';
import { ProgressBar } from '@/shared/ui/progress-bar';

import { usedShare } from './limit-rules';
import styles from './limit-progress.module.css';
import { formatUsage, limitName } from './protection-labels';

/**
 * Renders the used part of each limit (SPEC Q23), as a percentage rounded down while the player hides the balance, or a text if there is no
 * limit. Renders nothing until the player's protection is loaded, and if it fails to load.
 */
export function LimitProgress() {
  const limits = useGetProtection().data?.data.limits;
  const isHidden = useMenuStore((state) => state.balanceHidden);
  if (limits === undefined) return null;
  if (limits.length === 0) return <p className={styles.none}>Você não tem limites definidos.</p>;
  return (
    <ul className={`${layout.medium} ${styles.limits}`} aria-label="Seus limites">
      {limits.map((limit) => {
        const share = usedShare(limit.used, limit.value);
        return (
          <li key={limit.id} className={layout.tiny}>
            <span className={styles.name}>{limitName(limit)}</span>
            <ProgressBar share={share} isUse />
            <span className={styles.usage}>
              {isHidden && isKnown(limit) ? `${formatCount(Math.floor(share * 100))}\u00a0% usados` : formatUsage(limit)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
