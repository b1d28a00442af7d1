import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { FavoriteGame } from '@generated/api/model/favorite-game';

import { useIsPlayer } from '@/session/use-session';
import { formatCounted } from '@/shared/format/number';
import { Button, buttonClass } from '@/shared/ui/button';
import { GameTile } from '@/shared/ui/game-tile';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { SearchBox } from '@/shared/ui/search-box';
import { Select } from '@/shared/ui/select';
import { toOptions } from '@/shared/ui/select-options';
import layout from '@/shared/ui/layout.module.css';
import { fold } from '@/shared/text-index/fuzzy-match';
import { openAuth, openModal } from '@/product/modal-store';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { gameQuery, gamesQuery } from '../game-queries';
import { LobbyTabs } from './lobby-tabs';
import styles from './lobby.module.css';
import { GameGrid, GameGridSkeleton } from '../tiles/game-grid';
import { gameImages } from '../tiles/game-image';
import { GameRow } from '../tiles/game-row';
import { useTileEvents } from '../tiles/use-tile-events';
import { favoritesQuery } from '../favorites/favorite-list';
import { useFavorite } from '../favorites/use-favorites';

/**
 * Renders the favorites; a visitor sees a prompt to log in. Many favorites can be searched and sorted; without any, the most played
 * games are suggested. Also calls `useTileEvents`.
 */
export function FavoriteGames() {
  const isPlayer = useIsPlayer();
  const { data, error, refetch } = useQuery(favoritesQuery(isPlayer));
  useTileEvents();
  return (
    <div className={styles.lobby}>
      <div className={styles.head}>
        <h1 className={styles.title}>Favoritos</h1>
        <p className={styles.count} role="status">
          {isPlayer && data !== undefined && formatCounted(data.data.length, 'jogo', 'jogos')}
        </p>
      </div>
      <LobbyTabs />
      {!isPlayer ? (
        <Notice
          icon="heart"
          title="Seus favoritos ficam aqui"
          text="Entre na sua conta para guardar jogos com o coração."
          action={
            <Button aria-haspopup="dialog" onClick={() => openAuth('login')}>
              Entrar
            </Button>
          }
        />
      ) : error !== null && data === undefined ? (
        <ErrorRetry title="Não foi possível carregar os favoritos" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <GameGridSkeleton count={6} />
      ) : data.data.length === 0 ? (
        <>
          <Notice
            icon="heart"
            title="Nenhum favorito ainda"
            text="Toque no coração de um jogo para guardá-lo aqui."
            action={
              <Link className={buttonClass('secondary')} to={paths.casino()}>
                Ver os jogos
              </Link>
            }
          />
          <PopularGames />
        </>
      ) : (
        <FavoriteList games={data.data} />
      )}
    </div>
  );
}

const SUGGESTIONS = 18;

/** Renders the most played games, or nothing if they fail to load. */
function PopularGames() {
  const { data } = useQuery(gamesQuery({ sort: 'popular', per_page: SUGGESTIONS }));
  return data !== undefined && data.data.length > 0 && <GameRow title="Mais jogados" games={data.data} />;
}

/** Minimum number of favorites with a search and an order: fewer are seen at a glance. */
const MIN_SEARCHABLE = 7;

const ORDERS = { newest: 'Mais recentes', name: 'Nome', rtp: 'Maior RTP' } as const;

function sorted(games: readonly FavoriteGame[], order: string): readonly FavoriteGame[] {
  if (order === 'name') return games.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'pt-BR'));
  return order === 'rtp' ? games.toSorted((one, other) => (other.rtp ?? 0) - (one.rtp ?? 0)) : games;
}

function FavoriteList({ games }: { games: readonly FavoriteGame[] }) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<string>('newest');
  if (games.length < MIN_SEARCHABLE) return <FavoriteGrid games={games} />;
  const found = games.filter(({ name = '', provider_name: provider = '' }) => fold(`${name} ${provider}`).includes(fold(search.trim())));
  return (
    <>
      <div className={`${layout.medium} ${styles.favoriteControls}`}>
        <SearchBox
          label="Buscar nos favoritos"
          hasIcon
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          hasText={search !== ''}
          clearLabel="Limpar busca"
          onClear={() => setSearch('')}
        />
        <Select label="Ordem" value={order} options={toOptions(ORDERS)} onChange={setOrder} />
      </div>
      {found.length === 0 ? (
        <Notice icon="search" title="Nenhum favorito com este nome" text="Confira o nome ou tente só uma parte dele." />
      ) : (
        <FavoriteGrid games={sorted(found, order)} />
      )}
    </>
  );
}

/** Renders the favorites. When one is removed by keyboard, the focus moves to the next tile. */
function FavoriteGrid({ games }: { games: readonly FavoriteGame[] }) {
  const list = useRef<HTMLUListElement>(null);
  const toggledIndex = useRef<number>(undefined);
  useEffect(() => {
    const lostFocus = document.activeElement === document.body;
    const index = toggledIndex.current;
    toggledIndex.current = undefined;
    if (index === undefined || !lostFocus) return;
    const favoriteButtons = list.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [];
    favoriteButtons[Math.min(index, favoriteButtons.length - 1)]?.focus();
  }, [games]);
  return (
    <GameGrid ref={list} label="Favoritos" total={games.length}>
      {games.map((game, index) => (
        <FavoriteCard key={game.id} game={game} onToggle={() => (toggledIndex.current = index)} />
      ))}
    </GameGrid>
  );
}

/** Renders a favorite. If the response has no name (SPEC E4), the game is fetched. */
function FavoriteCard({ game, onToggle }: { game: FavoriteGame; onToggle: () => void }) {
  const { data } = useQuery({ ...gameQuery(game.id), enabled: game.name === undefined });
  const { favorite, toggle } = useFavorite(game);
  return (
    <GameTile
      name={game.name ?? data?.data.name ?? 'Jogo'}
      provider={game.provider_name ?? data?.data.provider.name}
      images={gameImages(game)}
      rtp={game.rtp ?? data?.data.rtp}
      favorite={favorite}
      onOpen={() => openModal({ name: 'game', id: game.id })}
      onFavorite={() => {
        onToggle();
        toggle();
      }}
    />
  );
}
