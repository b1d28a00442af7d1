import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { DoubleGame } from './double-game';
import styles from './double-game.module.css';

const PhoneBar = lazyPart(() => import('@/product/ui/play/phone-bar').then((module) => module.PhoneBar));

/** Renders title and game; for a player on a phone the bar is in place of header and title (SPEC S24). */
export function DoublePage() {
  const isPlayer = useIsPlayer();
  return (
    <div className={styles.page}>
      {isPlayer && (
        <SectionBoundary name="play bar" fallback={null} pending={null}>
          <PhoneBar name="Double" />
        </SectionBoundary>
      )}
      <h1 className={styles.title}>Double</h1>
      <SectionBoundary name="double" title="a mesa">
        <DoubleGame />
      </SectionBoundary>
    </div>
  );
}
