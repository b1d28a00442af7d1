import { useQuery } from '@tanstack/react-query';

import { useIsPlayer } from '@/session/use-session';
import { buttonClass } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorRetry } from '@/shared/ui/notice';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { gameQuery } from '../game-queries';
import { GameSheet } from './game-sheet';
import { PLAY_NOW } from './play-button';

/** Shows a game's RTP, stakes, rules and odds before play (SPEC D9). */
export function GameDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(gameQuery(id));
  const game = data?.data;
  return (
    <Dialog title={game?.name ?? 'Detalhes do jogo'} onClose={onClose}>
      {game !== undefined ? (
        <GameSheet game={game} play={<PlayLink id={id} onFollow={onClose} />} />
      ) : error !== null ? (
        <ErrorRetry title="Não foi possível abrir os detalhes" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Carregando detalhes do jogo">
          <SlowNotice own />
          <Skeleton height="24rem" radius="var(--radius-card)" />
        </div>
      )}
    </Dialog>
  );
}

/** Replaces the dialog's history entry. The game launches at once, because its details were shown here. */
function PlayLink({ id, onFollow }: { id: string; onFollow: () => void }) {
  const isPlayer = useIsPlayer();
  return (
    <Link className={buttonClass('primary')} to={paths.play(id)} state={PLAY_NOW} replace onClick={onFollow}>
      <Icon name="play" size={20} />
      {isPlayer ? 'Jogar' : 'Entrar para jogar'}
    </Link>
  );
}
