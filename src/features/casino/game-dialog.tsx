import { useQuery } from '@tanstack/react-query';

import { Dialog } from '@/shared/ui/dialog';
import { ErrorRetry } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';

import { gameQuery } from './game-queries';
import { GameSheet } from './game-sheet';

/** What must be known of a game before play: return, stakes, rules and odds (SPEC D9). */
export function GameDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(gameQuery(id));
  const game = data?.data;
  return (
    <Dialog title={game?.name ?? 'Detalhes do jogo'} onClose={onClose}>
      {game !== undefined ? (
        <GameSheet game={game} />
      ) : isError ? (
        <ErrorRetry
          title="Não foi possível abrir os detalhes"
          text="Verifique sua conexão e tente de novo."
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Carregando detalhes do jogo">
          <Skeleton height="24rem" radius="var(--radius-card)" />
        </div>
      )}
    </Dialog>
  );
}
