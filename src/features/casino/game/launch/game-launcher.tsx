import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { GameDetail } from '@generated/api/model/game-detail';

import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { settingsQuery } from '@/product/settings-query';

import { GameCover } from '../game-cover';
import styles from './game-launcher.module.css';
import { CASINO_CLOSED } from './launch-messages';
import { PlayFrame } from './play-frame';
import { SessionSummary } from './session-summary';
import { usePlay } from './use-play';
import type { LaunchMessage } from './launch-messages';
import { LaunchNotice } from './launch-notice';

interface GameLauncherProps {
  game: GameDetail;
  /** True if the player already chose to play: the game launches once, when the settings are loaded. */
  shouldLaunch: boolean;
  /** Handler that must keep in the history entry that the game runs, so that a reload and Forward launch it again. */
  onPlayingChange: (isPlaying: boolean) => void;
}

/** Renders cover, game, session summary or failure, for verified players. */
export function GameLauncher({ game, shouldLaunch, onPlayingChange }: GameLauncherProps) {
  const { play, open, reopen, close } = usePlay(game.id);
  const settings = useQuery(settingsQuery());
  const isClosed = settings.data?.casino_enabled === false;
  const section = useRef<HTMLElement>(null);
  const hasAutoLaunched = useRef(false);
  const hasSettings = !settings.isPending;
  const launch = useEffectEvent(open);

  const { status } = play;
  const isDue = shouldLaunch && hasSettings && !isClosed && status === 'idle';
  useEffect(() => {
    if (!isDue || hasAutoLaunched.current) return;
    hasAutoLaunched.current = true;
    launch();
  }, [isDue]);

  const isPlaying = status === 'open' || status === 'opening';
  const hasEnded = status === 'closed' || status === 'failed';
  const notePlaying = useEffectEvent(() => {
    if ((isPlaying && !shouldLaunch) || (hasEnded && shouldLaunch)) onPlayingChange(isPlaying);
  });
  useEffect(() => notePlaying(), [isPlaying, hasEnded]);
  useEffect(() => {
    // The section takes the focus if the focused button was removed with its view.
    if (status !== 'idle' && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [status]);

  return (
    <section ref={section} tabIndex={-1} className={styles.launcher} aria-label={`Jogo: ${game.name}`}>
      {isClosed ? (
        <LaunchFailed game={game} message={CASINO_CLOSED} onRetry={() => void settings.refetch()} />
      ) : play.status === 'open' ? (
        <PlayFrame key={play.session.session_id} game={game} session={play.session} since={play.since} onClose={close} onReopen={reopen} />
      ) : play.status === 'failed' ? (
        <LaunchFailed game={game} message={play.message} onRetry={open} />
      ) : play.status === 'closed' ? (
        <SessionSummary game={game} summary={play.summary} onAgain={open} />
      ) : (
        <GameCover game={game}>
          <Button variant="primary" busy={play.status === 'opening'} onClick={open}>
            {play.status !== 'opening' && <Icon name="play" size={20} />}
            <span>{play.status === 'opening' ? 'Abrindo o jogo' : 'Jogar'}</span>
          </Button>
        </GameCover>
      )}
    </section>
  );
}

/** Renders the cover of a game with the reason why it could not be launched. */
function LaunchFailed({ game, message, onRetry }: { game: GameDetail; message: LaunchMessage; onRetry: () => void }) {
  return (
    <GameCover game={game}>
      <LaunchNotice message={message} onRetry={onRetry} />
    </GameCover>
  );
}
