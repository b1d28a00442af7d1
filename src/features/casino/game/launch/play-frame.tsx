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

import { GAME } from './game-protocol';
import { HeartButton } from '../../favorites/favorite-button';
import { PlayBar } from './play-bar';
import styles from './play-frame.module.css';
import type { PlayRefusal } from './launch-messages';
import { FRAME_DEAD } from './launch-messages';
import { ScreenIcon } from './fullscreen-icon';
import tool from '../../favorites/favorite-button.module.css';
import { useFullScreen } from './use-fullscreen';

interface PlayFrameProps {
  game: GameDetail;
  session: GameLaunch;
  /** When it was opened, ms since 1970. */
  since: number;
  /** The game ends; with a refusal because it never came. */
  onClose: (refusal?: PlayRefusal) => void;
}

/** The rounds of so long a time are asked about at once, in ms. */
const GATHER = 800;

/** A game that is played: its frame in all the room there is, and the bar above it. */
export function PlayFrame({ game, session, since, onClose }: PlayFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  const { isFull, isFilling, toggle } = useFullScreen(room);
  const onBalance = useFreshFigures();
  const label = isFull ? 'Sair da tela cheia' : 'Tela cheia';
  return (
    <div ref={room} className={styles.room} data-filling={isFilling || undefined}>
      <PlayBar
        name={game.name}
        since={since}
        onExit={() => onClose()}
        tools={
          <>
            <HeartButton game={game} />
            <button type="button" className={tool.tool} aria-label={label} title={label} onClick={toggle}>
              <ScreenIcon to={isFull ? 'part' : 'whole'} />
            </button>
          </>
        }
      />
      <div className={styles.place} aria-busy={!isThere || undefined}>
        {!isThere && (
          <div role="status" className={styles.wait}>
            <span>Abrindo {game.name}…</span>
            <Skeleton width="100%" height="100%" />
          </div>
        )}
        <ThirdPartyFrame
          protocol={GAME}
          src={session.url}
          origins={deployment().gamesOrigins}
          title={game.name}
          lends={['fullscreen']}
          className={styles.frame}
          onReady={() => setThere(true)}
          onMessage={(message) => {
            if (message.type === 'exit') onClose();
            else onBalance(message.balance);
          }}
          onDead={() => onClose(FRAME_DEAD)}
        />
      </div>
    </div>
  );
}

/**
 * What a game says of the balance is a stranger's word: where it differs from what is known the backend is asked; and for
 * the day's result after each round, in a fast game after several at once.
 */
function useFreshFigures(): (balance: number) => void {
  const client = useQueryClient();
  const said = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (balance) => {
    said.current = balance;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: getGetStatementQueryKey() });
      const known = client.getQueryData<MeAnswer>(getGetMeQueryKey())?.balance;
      if (known !== said.current) void client.invalidateQueries({ queryKey: getGetMeQueryKey() });
    }, GATHER);
  };
}
