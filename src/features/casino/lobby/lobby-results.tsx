import { Suspense, lazy, memo, useCallback, useRef, useState, useSyncExternalStore } from 'react';

import type { Game } from '@generated/api/model/game';

import { Button } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { TileSkeleton } from '@/shared/ui/tile-skeleton';
import { useLocation } from '@/shell/navigation';
import { useFavorites } from '../favorites/use-favorites';
import { GameFace } from '../tiles/game-card';
import { GameGrid, GameGridSkeleton } from '../tiles/game-grid';
import type { GridPart } from './virtual-grid/grid-math';
import { keepPart, keptPart } from './scroll-restoration';
import styles from './lobby.module.css';
import type { Found } from './use-lobby-games';
import { PAGE } from './use-lobby-games';
import type { useLobby } from './use-lobby-params';

/** How many tiles the first screen holds on a phone; those beyond wait until they come near. */
const FIRST_SEEN = 6;

// What the first paint can do without. Where it cannot be had, the pages have links.
const GridScout = lazy(() =>
  import('./virtual-grid/virtual-grid')
    .then(({ GridScout: component }) => ({ default: component }))
    .catch(async () => ({ default: (await import('./virtual-grid/lobby-pagination')).LobbyPages })),
);

/** The part of a list that is seen, and the games of it that were asked for. */
export interface Seen {
  readonly key: string;
  readonly part: GridPart;
  readonly pages: ReadonlyMap<number, readonly Game[]>;
  /** Asks again for what could not be had. */
  readonly retry: (() => void) | undefined;
}

type LobbyResultsProps = Pick<ReturnType<typeof useLobby>, 'params' | 'pathOf'> & {
  found: Found;
  /** What is looked for. */
  text: string;
  onClear: () => void;
};

/** What a lobby found: the tiles that are seen of it, nothing, or why it cannot be shown. */
export function LobbyResults({ found, text, onClear, params, pathOf }: LobbyResultsProps) {
  const { key, total, games, from, isFailed, isStale, isPassing, retry } = found;
  const list = useRef<HTMLUListElement>(null);
  const { key: entry } = useLocation();
  const [last, setSeen] = useState<Seen>();
  const see = useCallback(
    (next: Seen) => {
      keepPart(entry, next);
      setSeen(next);
    },
    [entry],
  );
  const favorites = useFavorites();
  const isInBrowser = useSyncExternalStore(never, yes, no);
  const known = last?.key === key ? last : keptPart(entry);
  const seen = known?.key === key ? known : undefined;

  if (isFailed) {
    return <ErrorRetry title="Não foi possível carregar os jogos" text="Verifique sua conexão e tente de novo." onRetry={retry} />;
  }
  if (total === undefined) return <GameGridSkeleton />;
  if (total === 0 || (games.length === 0 && !isStale)) return <NothingFound text={text} params={params} onClear={onClear} />;

  // What the screen held of the list before is what it will hold of this one: more is drawn only to be taken away again.
  const most = last === undefined ? PAGE : Math.max(last.part.to - last.part.from, FIRST_SEEN);
  const part = seen?.part ?? { from, to: Math.min(from + games.length, from + most) };
  const tiles = Array.from({ length: part.to - part.from }, (_, index) => {
    const place = part.from + index;
    const game = games[place - from] ?? seen?.pages.get(Math.floor(place / PAGE) + 1)?.[place % PAGE];
    if (game === undefined) return <TileSkeleton key={`place-${place}`} />;
    return (
      <Tile
        key={game.id}
        game={game}
        first={place < FIRST_SEEN}
        isPassing={isPassing}
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
            key={found.list === undefined ? 'here' : key}
            found={found}
            list={list}
            onSee={see}
            page={params.page}
            pathOf={pathOf}
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

const Tile = memo(GameFace);

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
