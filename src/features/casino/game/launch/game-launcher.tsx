import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { GameDetail } from '@generated/api/model/game-detail';
import { getGetSettingsQueryOptions } from '@generated/api/settings';

import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { holdForReload, keptOf } from '@/shell/kept-forms';

import { GameCover } from '../game-cover';
import { SessionSummary } from './session-summary';
import type { PlayButtonFocus } from '../play-button-focus';
import { PLAY_BUTTON_PROPS, usePlayButtonFocus } from '../play-button-focus';
import { PlayFrame } from './play-frame';
import { CASINO_CLOSED } from './launch-messages';
import { LaunchFailed } from './launch-failed';
import styles from './game-launcher.module.css';
import { usePlay } from './use-play';

interface GameLauncherProps {
  game: GameDetail;
  shouldLaunch: boolean;
  onLaunch: () => void;
  focus: PlayButtonFocus;
}

/**
 * Where a verified player plays: the cover and the way in, the game itself, what it came to, or why it does not open.
 *
 * @param props.isWanted whether the player has chosen to play already, beside the game's figures
 * @param props.onBegin that choice was followed: it is not to be followed again, as on Back
 * @param props.focus of the button that plays, which may have it before this is here
 */
export function GameLauncher({ game, shouldLaunch, onLaunch, focus }: GameLauncherProps) {
  const cover = usePlayButtonFocus(focus);
  const { play, open, close } = usePlay(game.id);
  const settings = useQuery(getGetSettingsQueryOptions({ query: { staleTime: 10 * 60_000 } }));
  const isClosed = settings.data?.casino_enabled === false;
  const section = useRef<HTMLElement>(null);
  const hasAutoLaunched = useRef(false);
  const draftKey = `play-${game.id}`;
  /** Whether it was played when the site loaded the page anew. */
  const [wasOpenBeforeReload] = useState(() => keptOf(draftKey) === true);
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

  // What had the focus is gone with what it stood in.
  const { name } = play;
  const isOpen = name === 'open' || name === 'opening';
  useEffect(() => holdForReload(draftKey, () => isOpen), [draftKey, isOpen]);
  useEffect(() => {
    if (name !== 'idle' && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [name]);

  return (
    <section ref={section} tabIndex={-1} className={styles.stage} aria-label={`Jogo: ${game.name}`}>
      {isClosed ? (
        <LaunchFailed game={game} refusal={CASINO_CLOSED} onRetry={() => void settings.refetch()} />
      ) : play.name === 'open' ? (
        <PlayFrame key={play.session.session_id} game={game} session={play.session} since={play.since} onClose={close} />
      ) : play.name === 'refused' ? (
        <LaunchFailed game={game} refusal={play.refusal} onRetry={open} />
      ) : play.name === 'closed' ? (
        <SessionSummary game={game} summary={play.summary} onAgain={open} />
      ) : (
        <GameCover ref={cover} game={game}>
          <Button {...PLAY_BUTTON_PROPS} look="accent" busy={play.name === 'opening'} onClick={open}>
            {play.name !== 'opening' && <Icon name="play" size={20} />}
            {play.name === 'opening' ? 'Abrindo o jogo' : 'Jogar'}
          </Button>
        </GameCover>
      )}
    </section>
  );
}
