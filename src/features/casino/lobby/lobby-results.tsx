import { Suspense, useCallback, useRef, useState } from 'react';

import { lazyPart } from '@/shared/lib/lazy-part';
import { ErrorRetry } from '@/shared/ui/notice';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';
import { useLocation } from '@/product/navigation';
import { usePageIs } from '@/startup/stages/page-is';

import { useFavorites } from '../favorites/use-favorites';
import { GameCard } from '../tiles/game-card';
import { GameGrid, GameGridSkeleton } from '../tiles/game-grid';
import styles from './lobby.module.css';
import { restoreRange, saveRange } from './scroll-restoration';
import type { LobbyGames } from './use-lobby-games';
import { PAGE_SIZE } from './use-lobby-games';
import type { useLobbyParams } from './use-lobby-params';
import type { LoadedRange } from './virtual-grid/types';

/** Number of tiles on the first screen of a phone. */
const EAGER_TILES = 6;
/** Index of the tile with priority: of equally large pictures, the first counts as the largest of the page (LCP). */
const FIRST_TILE = 0;
/** Widths of a tile: a phone has three columns. */
const TILE_SIZES = '(max-width: 30rem) 30vw, 11rem';
/** Number of tiles before the list is measured: three rows of a wide screen. */
const UNMEASURED_TILES = 24;

const NothingFound = lazyPart(() => import('./nothing-found').then((module) => module.NothingFound));

// Separate chunk: the tiles of a prerendered page are enough until it is used. If the chunk fails to load, pagination links replace it.
const VirtualGridController = lazyPart(() =>
  import('./virtual-grid/virtual-grid')
    .then(({ VirtualGridController: component }) => component)
    .catch(async () => (await import('./virtual-grid/lobby-pagination')).LobbyPagination),
);

/** React key of the controller for local results. They change at each key press, and one controller serves them all. */
const LOCAL_SEARCH_KEY = 'local-search';

type LobbyResultsProps = Pick<ReturnType<typeof useLobbyParams>, 'params' | 'pathFor'> & {
  lobbyGames: LobbyGames;
  /** Trimmed content of the search field, for the empty state. */
  text: string;
  /** Handler that must clear search and filters. */
  onClear: () => void;
};

/**
 * Renders the visible tiles, an empty state, or an error with a retry. The visible range is saved for the history entry, and restored after
 * Back.
 */
export function LobbyResults({ lobbyGames, text, onClear, params, pathFor }: LobbyResultsProps) {
  const { key, total, games, from, listParams, isFailed, error, isStale, isTransient, retry } = lobbyGames;
  const list = useRef<HTMLUListElement>(null);
  const { key: entry } = useLocation();
  const [latest, setLatest] = useState<LoadedRange>();
  const [isWholePage, setWholePage] = useState(false);
  const onChange = useCallback(
    (next: LoadedRange) => {
      saveRange(entry, next);
      setLatest(next);
    },
    [entry],
  );
  const showWholePage = useCallback(() => setWholePage(true), []);
  const favorites = useFavorites();
  // A lobby that is first rendered after the hydration was opened by a press, so that the page is in use.
  const [isOpenedByPress] = useState(usePageIs('hydrated'));
  const isUsed = usePageIs('used') || isOpenedByPress;
  // The range of this list that is on the screen, or else the one that was saved for this history entry.
  const candidate = latest?.key === key ? latest : restoreRange(entry);
  const loaded = candidate?.key === key ? candidate : undefined;

  if (isFailed) {
    return <ErrorRetry title="Não foi possível carregar os jogos" error={error} onRetry={retry} />;
  }
  if (total === undefined) return <GameGridSkeleton />;
  if (total === 0 || (games.length === 0 && !isStale)) return <NothingFound text={text} params={params} onClear={onClear} />;

  const gameAt = (index: number) => games[index - from] ?? loaded?.pages.get(Math.floor(index / PAGE_SIZE) + 1)?.[index % PAGE_SIZE];

  // Until the new list is measured, as many tiles as before are rendered, so that none is removed again.
  const unmeasuredTiles = isWholePage ? PAGE_SIZE : UNMEASURED_TILES;
  const maxTiles = latest === undefined ? unmeasuredTiles : Math.max(latest.range.to - latest.range.from, EAGER_TILES);
  const range = loaded?.range ?? { from, to: Math.min(from + games.length, from + maxTiles) };
  const tiles = Array.from({ length: range.to - range.from }, (_, offset) => {
    const index = range.from + offset;
    const game = gameAt(index);
    if (game === undefined) return <TileSkeleton key={`skeleton-${index}`} />;
    return (
      <GameCard
        key={game.id}
        game={game}
        eager={index === FIRST_TILE ? 'high' : index < EAGER_TILES ? 'auto' : undefined}
        sizes={TILE_SIZES}
        isTransient={isTransient}
        favorite={favorites.ids.has(game.id)}
        onFavorite={favorites.toggle}
      />
    );
  });
  return (
    <>
      <GameGrid ref={list} label="Jogos" stale={isStale} range={range} isUnmeasured={loaded === undefined && !isWholePage} total={total}>
        {tiles}
      </GameGrid>
      <Suspense>
        {(isUsed || loaded !== undefined) && (
          <VirtualGridController
            key={listParams === undefined ? LOCAL_SEARCH_KEY : key}
            lobbyGames={lobbyGames}
            list={list}
            onChange={onChange}
            onUnmeasured={showWholePage}
            page={params.page}
            pathFor={pathFor}
          />
        )}
      </Suspense>
      {loaded?.retry !== undefined && (
        <div className={styles.missing}>
          <ErrorRetry slim title="Não foi possível carregar estes jogos." onRetry={loaded.retry} />
        </div>
      )}
    </>
  );
}
