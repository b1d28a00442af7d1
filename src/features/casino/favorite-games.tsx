import { useQuery } from '@tanstack/react-query';

import type { FavoriteGame } from '@generated/api/model/favorite-game';

import { useIsPlayer } from '@/session/use-session';
import { formatCounted } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { GameTile } from '@/shared/ui/game-tile';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { openModal } from '@/shell/modal-store';

import { favoritesQuery, useFavorite } from './favorites';
import { GameGrid, GameGridSkeleton } from './game-grid';
import { gameImages } from './game-image';
import { gameQuery } from './game-queries';
import { LobbyTabs } from './lobby-tabs';
import styles from './lobby.module.css';

/** The player's favourites; a visitor reads what they are for. */
export function FavoriteGames() {
  const isPlayer = useIsPlayer();
  const { data, isError, refetch } = useQuery(favoritesQuery(isPlayer));
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
          action={<Button onClick={() => openModal({ name: 'login' })}>Entrar</Button>}
        />
      ) : isError && data === undefined ? (
        <ErrorRetry
          title="Não foi possível carregar os favoritos"
          text="Verifique sua conexão e tente de novo."
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <GameGridSkeleton count={6} />
      ) : data.data.length === 0 ? (
        <Notice icon="heart" title="Nenhum favorito ainda" text="Toque no coração de um jogo para guardá-lo aqui." />
      ) : (
        <GameGrid>
          {data.data.map((game) => (
            <FavoriteCard key={game.id} game={game} />
          ))}
        </GameGrid>
      )}
    </div>
  );
}

/** The backend may send a favourite without its name (SPEC E4): then the game is looked up. */
function FavoriteCard({ game }: { game: FavoriteGame }) {
  const { data } = useQuery({ ...gameQuery(game.id), enabled: game.name === undefined });
  const { favorite, toggle } = useFavorite(game);
  return (
    <GameTile
      name={game.name ?? data?.data.name ?? 'Jogo'}
      provider={data?.data.provider.name}
      images={gameImages(game)}
      favorite={favorite}
      onOpen={() => openModal({ name: 'game', id: game.id })}
      onFavorite={toggle}
    />
  );
}
