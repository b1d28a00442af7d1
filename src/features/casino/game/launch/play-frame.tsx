import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { GameDetail } from '@generated/api/model/game-detail';
import type { GameLaunch } from '@generated/api/model/game-launch';
import type { MeAnswer } from '@generated/api/model/me-answer';
import { getGetStatementQueryKey } from '@generated/api/wallet';

import { Skeleton } from '@/shared/ui/skeleton';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { deployment } from '@/shell/deployment';

import { GAME_PROTOCOL } from './game-protocol';
import { FavoriteButton } from '../../favorites/favorite-button';
import { PlayBar } from './play-bar';
import styles from './play-frame.module.css';
import type { LaunchMessage } from './launch-messages';
import { FRAME_UNREACHABLE } from './launch-messages';
import { FullscreenIcon } from './fullscreen-icon';
import tool from '../../favorites/favorite-button.module.css';
import { useFullscreen } from './use-fullscreen';

interface PlayFrameProps {
  game: GameDetail;
  session: GameLaunch;
  /** When it was opened, ms since 1970. */
  since: number;
  /** The game ends; with a refusal because it never came. */
  onClose: (refusal?: LaunchMessage) => void;
}

/** The rounds of so long a time are asked about at once, in ms. */
const REFRESH_DELAY_MS = 800;

/** A game that is played: its frame in all the room there is, and the bar above it. */
export function PlayFrame({ game, session, since, onClose }: PlayFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const { isFull, isFilling, toggle } = useFullscreen(container);
  const onBalance = useBalanceRefresh();
  const label = isFull ? 'Sair da tela cheia' : 'Tela cheia';
  return (
    <div ref={container} className={styles.room} data-filling={isFilling || undefined}>
      <PlayBar
        name={game.name}
        since={since}
        onExit={() => onClose()}
        tools={
          <>
            <FavoriteButton game={game} />
            <button type="button" className={tool.tool} aria-label={label} title={label} onClick={toggle}>
              <FullscreenIcon to={isFull ? 'part' : 'whole'} />
            </button>
          </>
        }
      />
      <div className={styles.place} aria-busy={!isReady || undefined}>
        {!isReady && (
          <div role="status" className={styles.wait}>
            <span>Abrindo {game.name}…</span>
            <Skeleton width="100%" height="100%" />
          </div>
        )}
        <ThirdPartyFrame
          protocol={GAME_PROTOCOL}
          src={session.url}
          origins={deployment().gamesOrigins}
          title={game.name}
          lends={['fullscreen']}
          className={styles.frame}
          onReady={() => setReady(true)}
          onMessage={(message) => {
            if (message.type === 'exit') onClose();
            else onBalance(message.balance);
          }}
          onDead={() => onClose(FRAME_UNREACHABLE)}
        />
      </div>
    </div>
  );
}

/**
 * What a game says of the balance is a stranger's word: where it differs from what is known the backend is asked; and for
 * the day's result after each round, in a fast game after several at once.
 */
function useBalanceRefresh(): (balance: number) => void {
  const client = useQueryClient();
  const reportedBalance = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (balance) => {
    reportedBalance.current = balance;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: getGetStatementQueryKey() });
      const known = client.getQueryData<MeAnswer>(getGetMeQueryKey())?.balance;
      if (known !== reportedBalance.current) void client.invalidateQueries({ queryKey: getGetMeQueryKey() });
    }, REFRESH_DELAY_MS);
  };
}
