import { useRef } from 'react';

import type { GameDetail } from '@generated/api/model/game-detail';
import type { GameLaunch } from '@generated/api/model/game-launch';

import { PlayBar } from '@/product/ui/play/play-bar';
import { usePlayingMark } from '@/product/ui/play/use-playing-mark';

import { FavoriteButton } from '../../favorites/favorite-button';
import tool from '../../favorites/favorite-button.module.css';
import { FrameGame } from './frame-game';
import { FullscreenIcon } from './fullscreen-icon';
import type { LaunchMessage } from './launch-messages';
import { FRAME_UNREACHABLE } from './launch-messages';
import { PlainGame } from './plain-game';
import styles from './play-frame.module.css';
import { useFullscreen } from './use-fullscreen';

interface PlayFrameProps {
  game: GameDetail;
  session: GameLaunch;
  /** Launch time, in ms since 1970. */
  since: number;
  /** Receives a message if the game did not load. */
  onClose: (message?: LaunchMessage) => void;
  /** Closes this session and opens another one. */
  onReopen: () => void;
}

/** Renders a running game of either integration (SPEC B18) and its bar. */
export function PlayFrame({ game, session, since, onClose, onReopen }: PlayFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  usePlayingMark();
  const { isFull, fillsWindow, toggle } = useFullscreen(container);
  const label = isFull ? 'Sair da tela cheia' : 'Tela cheia';
  const onUnreachable = () => onClose(FRAME_UNREACHABLE);
  return (
    <div ref={container} className={styles.room} data-filling={fillsWindow || undefined}>
      <PlayBar
        name={game.name}
        since={since}
        onExit={() => onClose()}
        tools={
          <span className={styles.wide}>
            <FavoriteButton game={game} />
            <button type="button" className={tool.tool} aria-label={label} title={label} onClick={toggle}>
              <FullscreenIcon action={isFull ? 'exit' : 'enter'} />
            </button>
          </span>
        }
      />
      {session.integration === 'frame' ? (
        <FrameGame name={game.name} url={session.url} onExit={() => onClose()} onReopen={onReopen} onDead={onUnreachable} />
      ) : (
        <PlainGame game={game} url={session.url} onReopen={onReopen} onRefused={onUnreachable} />
      )}
    </div>
  );
}
