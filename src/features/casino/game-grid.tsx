import type { ReactElement } from 'react';

import { TileSkeleton } from '@/shared/ui/tile-skeleton';

import styles from './game-grid.module.css';

/** Tiles in a grid: three across on a phone, eight at most. `stale`: what follows is on its way. */
export function GameGrid({ children, stale = false }: { children: readonly ReactElement[]; stale?: boolean }) {
  return (
    <ul className={styles.grid} data-stale={stale || undefined} aria-busy={stale || undefined}>
      {children.map((child) => (
        <li key={child.key}>{child}</li>
      ))}
    </ul>
  );
}

/** The place of a grid that is on its way. */
export function GameGridSkeleton({ count = 24 }: { count?: number }) {
  return (
    <div className={styles.grid} role="status" aria-label="Carregando jogos">
      {Array.from({ length: count }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </div>
  );
}
