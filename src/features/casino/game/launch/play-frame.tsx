import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { GameDetail } from '@generated/api/model/game-detail';
import type { GameLaunch } from '@generated/api/model/game-launch';
import type { MeAnswer } from '@generated/api/model/me-answer';
import { getGetStatementQueryKey } from '@generated/api/wallet';

import { integer } from '@/shared/lib/iframe-messages';
import { Skeleton } from '@/shared/ui/skeleton';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { runtimeConfig } from '@/shell/runtime-config';

import { FavoriteButton } from '../../favorites/favorite-button';
import tool from '../../favorites/favorite-button.module.css';
import { FullscreenIcon } from './fullscreen-icon';
import type { LaunchMessage } from './launch-messages';
import { FRAME_UNREACHABLE } from './launch-messages';
import { PlayBar } from './play-bar';
import styles from './play-frame.module.css';
import { useFullscreen } from './use-fullscreen';

const GAME_PROTOCOL = {
  app: 'game',
  inbound: {
    /** The game's own value, in cents. */
    'balance-changed': { balance: integer(0, Number.MAX_SAFE_INTEGER) },
    exit: {},
  },
  outbound: {},
} as const;

interface PlayFrameProps {
  game: GameDetail;
  session: GameLaunch;
  /** Launch time, in ms since 1970. */
  since: number;
  /** With a message if the game did not load. */
  onClose: (message?: LaunchMessage) => void;
}

/** One refetch of the figures covers all rounds of that time. */
const REFRESH_DELAY_MS = 800;

/** Renders a running game and its bar. */
export function PlayFrame({ game, session, since, onClose }: PlayFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const { isFull, fillsWindow, toggle } = useFullscreen(container);
  const refreshBalance = useBalanceRefresh();
  const label = isFull ? 'Sair da tela cheia' : 'Tela cheia';
  return (
    <div ref={container} className={styles.room} data-filling={fillsWindow || undefined}>
      <PlayBar
        name={game.name}
        since={since}
        onExit={() => onClose()}
        tools={
          <>
            <FavoriteButton game={game} />
            <button type="button" className={tool.tool} aria-label={label} title={label} onClick={toggle}>
              <FullscreenIcon action={isFull ? 'exit' : 'enter'} />
            </button>
          </>
        }
      />
      <div className={styles.content} aria-busy={!isReady || undefined}>
        {!isReady && (
          <div role="status" className={styles.wait}>
            <span>Abrindo {game.name}…</span>
            <Skeleton width="100%" height="100%" />
          </div>
        )}
        <ThirdPartyFrame
          protocol={GAME_PROTOCOL}
          src={session.url}
          origins={runtimeConfig().gamesOrigins}
          title={game.name}
          lends={['fullscreen']}
          className={styles.frame}
          onReady={() => setReady(true)}
          onMessage={(message) => {
            if (message.type === 'exit') onClose();
            else refreshBalance(message.balance);
          }}
          onDead={() => onClose(FRAME_UNREACHABLE)}
        />
      </div>
    </div>
  );
}

/**
 * Returns a handler for the balance that a game reports, in cents. It is not trusted: if it differs from the cached
 * balance, the player is refetched. Rounds of a fast game share one refetch of the day's result.
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
      const cached = client.getQueryData<MeAnswer>(getGetMeQueryKey())?.balance;
      if (cached !== reportedBalance.current) void client.invalidateQueries({ queryKey: getGetMeQueryKey() });
    }, REFRESH_DELAY_MS);
  };
}
