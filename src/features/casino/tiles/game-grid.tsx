import type { ReactElement, Ref } from 'react';

import { TileSkeleton } from '@/shared/ui/tile-skeleton';

import styles from './game-grid.module.css';
import type { VirtualRange } from '../lobby/virtual-grid/grid-math';

interface GameGridProps {
  /** Tiles, each with the id of its game for a key. */
  children: readonly ReactElement[];
  /** What it holds, for those who listen. */
  label?: string;
  /** What follows is on its way. */
  stale?: boolean;
  ref?: Ref<HTMLUListElement>;
  /** Where the children stand in a list of which they are a part, and how long that is. */
  part?: Pick<VirtualRange, 'from'> & Partial<VirtualRange>;
  total?: number | undefined;
}

/** Tiles in a grid: three across on a phone, eight at most. Of a long list it may hold the part that is seen. */
export function GameGrid({ children, label, stale = false, ref, part, total }: GameGridProps) {
  return (
    <div
      className={styles.hall}
      style={part?.height === undefined ? undefined : { blockSize: part.height }}
      data-games={children.map(({ key }) => key).join(' ')}
    >
      <ul
        ref={ref}
        className={styles.grid}
        aria-label={label}
        data-stale={stale || undefined}
        aria-busy={stale || undefined}
        style={part?.offsetTop === undefined ? undefined : { insetBlockStart: part.offsetTop }}
      >
        {children.map((child, index) => (
          <li key={child.key} aria-setsize={total} aria-posinset={total === undefined ? undefined : (part?.from ?? 0) + index + 1}>
            {child}
          </li>
        ))}
      </ul>
    </div>
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
