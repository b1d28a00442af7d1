import { Suspense, lazy, memo, useCallback, useRef, useState, useSyncExternalStore } from 'react';

import type { Game } from '@generated/api/model/game';

import { Button } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';
import { useLocation } from '@/shell/navigation';
import { useFavorites } from '../favorites/use-favorites';
import { GameCardView } from '../tiles/game-card';
import { GameGrid, GameGridSkeleton } from '../tiles/game-grid';
import type { VirtualRange } from './virtual-grid/grid-math';
import { saveRange, restoreRange } from './scroll-restoration';
import styles from './lobby.module.css';
import type { LobbyGames } from './use-lobby-games';
import { PAGE_SIZE } from './use-lobby-games';
import type { useLobbyParams } from './use-lobby-params';

/** How many tiles the first screen holds on a phone; those beyond wait until they come near. */
const EAGER_TILES = 6;

// What the first paint can do without. Where it cannot be had, the pages have links.
const GridScout = lazy(() =>
  import('./virtual-grid/virtual-grid')
    .then(({ VirtualGridController: component }) => ({ default: component }))
    .catch(async () => ({ default: (await import('./virtual-grid/lobby-pagination')).LobbyPagination })),
);

/** The part of a list that is seen, and the games of it that were asked for. */
export interface LoadedRange {
  readonly key: string;
  readonly part: VirtualRange;
  readonly pages: ReadonlyMap<number, readonly Game[]>;
  /** Asks again for what could not be had. */
  readonly retry: (() => void) | undefined;
}

type LobbyResultsProps = Pick<ReturnType<typeof useLobbyParams>, 'params' | 'pathFor'> & {
  found: LobbyGames;
  /** What is looked for. */
  text: string;
  onClear: () => void;
};

/** What a lobby found: the tiles that are seen of it, nothing, or why it cannot be shown. */
export function LobbyResults({ found, text, onClear, params, pathFor }: LobbyResultsProps) {
  const { key, total, games, from, isFailed, isStale, isTransient, retry } = found;
  const list = useRef<HTMLUListElement>(null);
  const { key: entry } = useLocation();
  const [last, setSeen] = useState<LoadedRange>();
  const see = useCallback(
    (next: LoadedRange) => {
      saveRange(entry, next);
      setSeen(next);
    },
    [entry],
  );
  const favorites = useFavorites();
  const isInBrowser = useSyncExternalStore(never, yes, no);
  const known = last?.key === key ? last : restoreRange(entry);
  const seen = known?.key === key ? known : undefined;

  if (isFailed) {
    return <ErrorRetry title="Não foi possível carregar os jogos" text="Verifique sua conexão e tente de novo." onRetry={retry} />;
  }
  if (total === undefined) return <GameGridSkeleton />;
  if (total === 0 || (games.length === 0 && !isStale)) return <NothingFound text={text} params={params} onClear={onClear} />;

  // What the screen held of the list before is what it will hold of this one: more is drawn only to be taken away again.
  const most = last === undefined ? PAGE_SIZE : Math.max(last.part.to - last.part.from, EAGER_TILES);
  const part = seen?.part ?? { from, to: Math.min(from + games.length, from + most) };
  const tiles = Array.from({ length: part.to - part.from }, (_, index) => {
    const place = part.from + index;
    const game = games[place - from] ?? seen?.pages.get(Math.floor(place / PAGE_SIZE) + 1)?.[place % PAGE_SIZE];
    if (game === undefined) return <TileSkeleton key={`place-${place}`} />;
    return (
      <Tile
        key={game.id}
        game={game}
        first={place < EAGER_TILES}
        isTransient={isTransient}
        favorite={favorites.ids.has(game.id)}
        onFavorite={favorites.toggle}
      />
    );
  });
  return (
    <>
      <GameGrid ref={list} label="Jogos" stale={isStale} part={part} total={total}>
        {tiles}
      </GameGrid>
      <Suspense>
        {isInBrowser && (
          <GridScout
            key={found.listParams === undefined ? 'here' : key}
            found={found}
            list={list}
            onSee={see}
            page={params.page}
            pathOf={pathFor}
          />
        )}
      </Suspense>
      {seen?.retry !== undefined && (
        <div className={styles.missing}>
          <ErrorRetry slim title="Não foi possível carregar estes jogos." onRetry={seen.retry} />
        </div>
      )}
    </>
  );
}

const Tile = memo(GameCardView);

const never = () => () => {};
const yes = () => true;
const no = () => false;

function NothingFound({ text, params, onClear }: Pick<LobbyResultsProps, 'text' | 'params' | 'onClear'>) {
  const filtered = params.provider !== undefined || params.rtpMin !== undefined;
  if (text === '' && !filtered) return <Notice icon="games" title="Ainda não há jogos aqui" text="Veja as outras categorias." />;
  return (
    <Notice
      icon="search"
      title={text === '' ? 'Nenhum jogo com estes filtros' : `Nenhum jogo para “${text}”`}
      text={filtered ? 'Tente com menos filtros.' : 'Confira o nome ou tente só uma parte dele.'}
      action={<Button onClick={onClear}>Limpar busca e filtros</Button>}
    />
  );
}
