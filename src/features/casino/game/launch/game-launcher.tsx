import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { GameDetail } from '@generated/api/model/game-detail';

import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { registerDraft, readDraft } from '@/shell/reload-drafts';
import { settingsQuery } from '@/shell/settings-query';

import { GameCover } from '../game-cover';
import type { PlayButtonFocus } from '../play-button';
import { PLAY_BUTTON_PROPS, usePlayButtonFocus } from '../play-button';
import styles from './game-launcher.module.css';
import { LaunchFailed } from './launch-failed';
import { CASINO_CLOSED } from './launch-messages';
import { PlayFrame } from './play-frame';
import { SessionSummary } from './session-summary';
import { usePlay } from './use-play';

interface GameLauncherProps {
  game: GameDetail;
  /** True if the player already chose to play: the game launches once, when the settings are loaded. */
  shouldLaunch: boolean;
  /** Handler that must clear the choice to play, or Back would launch the game again. */
  onLaunch: () => void;
  focus: PlayButtonFocus;
}

/** Renders cover, game, session summary or failure, for verified players. */
export function GameLauncher({ game, shouldLaunch, onLaunch, focus }: GameLauncherProps) {
  const cover = usePlayButtonFocus(focus);
  const { play, open, reopen, close } = usePlay(game.id);
  const settings = useQuery(settingsQuery());
  const isClosed = settings.data?.casino_enabled === false;
  const section = useRef<HTMLElement>(null);
  const hasAutoLaunched = useRef(false);
  const draftKey = `play-${game.id}`;
  const [wasOpenBeforeReload] = useState(() => readDraft(draftKey) === true);
  const shouldOpen = shouldLaunch || wasOpenBeforeReload;
  const hasSettings = !settings.isPending;
  const launch = useEffectEvent(() => {
    open();
    onLaunch();
  });

  useEffect(() => {
    if (!shouldOpen || !hasSettings || isClosed || hasAutoLaunched.current) return;
    hasAutoLaunched.current = true;
    launch();
  }, [shouldOpen, hasSettings, isClosed]);

  const { status } = play;
  const isOpen = status === 'open' || status === 'opening';
  useEffect(() => registerDraft(draftKey, () => isOpen), [draftKey, isOpen]);
  useEffect(() => {
    // The focused button was removed with its view.
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
        <GameCover ref={cover} game={game}>
          <Button {...PLAY_BUTTON_PROPS} variant="primary" busy={play.status === 'opening'} onClick={open}>
            {play.status !== 'opening' && <Icon name="play" size={20} />}
            {play.status === 'opening' ? 'Abrindo o jogo' : 'Jogar'}
          </Button>
        </GameCover>
      )}
    </section>
  );
}
