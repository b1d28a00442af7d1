import type { ReactElement, Ref } from 'react';

import { SlowNotice } from '@/shared/ui/slow-notice';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';

import styles from './game-grid.module.css';

interface GameGridProps {
  /** Tiles keyed by game id. */
  children: readonly ReactElement[];
  label?: string;
  /** True while the tiles are those of the previous list. */
  stale?: boolean;
  ref?: Ref<HTMLUListElement>;
  /** Place of the children in a longer list: index and offset of the first child, and height of the whole list. Lengths are in px. */
  range?: { readonly from: number; readonly offsetTop?: number; readonly height?: number };
  /** True for a list that is not measured yet. On a phone, CSS shows only twelve of its tiles. */
  isUnmeasured?: boolean;
  /** Number of tiles of the whole list. Without it, the items have no `aria-posinset`, which the virtual grid reads. */
  total?: number | undefined;
}

/** Renders tiles in 3 columns on a phone, up to 8 on wide screens. */
export function GameGrid({ children, label, stale = false, ref, range, isUnmeasured = false, total }: GameGridProps) {
  return (
    <div
      className={styles.container}
      style={range?.height === undefined ? undefined : { blockSize: range.height }}
      data-unmeasured={isUnmeasured || undefined}
      data-games={children.map(({ key }) => key).join(' ')}
    >
      <ul
        ref={ref}
        className={styles.grid}
        aria-label={label}
        data-stale={stale || undefined}
        aria-busy={stale || undefined}
        style={range?.offsetTop === undefined ? undefined : { insetBlockStart: range.offsetTop }}
      >
        {children.map((child, index) => (
          <li key={child.key} aria-setsize={total} aria-posinset={total === undefined ? undefined : (range?.from ?? 0) + index + 1}>
            {child}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Renders a grid of placeholders while games are loading.
 *
 * @param props.isSilent true if a parent renders the notice for slow loading
 */
export function GameGridSkeleton({ count = 24, isSilent = false }: { count?: number; isSilent?: boolean }) {
  return (
    <div className={styles.grid} role="status" aria-label="Carregando jogos">
      {!isSilent && <SlowNotice />}
      {Array.from({ length: count }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </div>
  );
}
