import type { ReactNode } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import styles from './game-page.module.css';

const PhoneBar = lazyPart(() => import('./phone-bar').then((module) => module.PhoneBar));

/** Renders the title and a game of the house; for a player on a phone the bar is in place of header and title (SPEC S24). */
export function GamePage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      {useIsPlayer() && (
        <SectionBoundary name="play bar" fallback={null} pending={null}>
          <PhoneBar name={name} />
        </SectionBoundary>
      )}
      <h1 className={styles.title}>{name}</h1>
      {children}
    </div>
  );
}
