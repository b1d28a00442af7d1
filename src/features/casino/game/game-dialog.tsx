import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { buttonClass } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorRetry } from '@/shared/ui/notice';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { gameQuery } from '../game-queries';
import { GameSheet } from './game-sheet';
import { PLAY_NOW } from './play-now';

interface GameDialogProps {
  id: string;
  /** True to show the details without rules and odds, which one press adds. */
  isPreview?: boolean;
  onClose: () => void;
}

/** Shows a game's RTP, stakes, rules and odds before play (SPEC D9). */
export function GameDialog({ id, isPreview = false, onClose }: GameDialogProps) {
  const [isShort, setShort] = useState(isPreview);
  const { data, error, refetch } = useQuery(gameQuery(id));
  const game = data?.data;
  return (
    <Dialog title={game?.name ?? 'Detalhes do jogo'} onClose={onClose}>
      {game !== undefined ? (
        <GameSheet
          game={game}
          play={<PlayLink id={id} isShort={isShort} onFollow={onClose} />}
          isShort={isShort}
          onMore={() => setShort(false)}
        />
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

/**
 * Renders the play link, which replaces the dialog's history entry. The game launches at once if its details were shown here;
 * after a preview the page of the game shows them first.
 */
function PlayLink({ id, isShort, onFollow }: { id: string; isShort: boolean; onFollow: () => void }) {
  const isPlayer = useIsPlayer();
  return (
    <Link className={buttonClass('primary')} to={paths.play(id)} state={isShort ? null : PLAY_NOW} replace onClick={onFollow}>
      <Icon name="play" size={20} />
      <span>{isPlayer ? 'Jogar' : 'Entrar para jogar'}</span>
    </Link>
  );
}
