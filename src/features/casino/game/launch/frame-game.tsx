import { useState } from 'react';

import { GAME } from '@frames/protocol/game';

import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { runtimeConfig } from '@/shell/runtime-config';

import { GameSkeleton } from './game-skeleton';
import styles from './play-frame.module.css';
import { useBalanceRefresh } from './use-balance-refresh';

interface FrameGameProps {
  readonly name: string;
  readonly url: string;
  /** Runs when the game's own exit button is pressed. */
  readonly onExit: () => void;
  /** Runs if the game is not ready in time, or its address is not of a configured origin. */
  readonly onDead: () => void;
}

/** Renders a game that speaks the message protocol of the site. */
export function FrameGame({ name, url, onExit, onDead }: FrameGameProps) {
  const [isReady, setReady] = useState(false);
  const refreshBalance = useBalanceRefresh();
  return (
    <div className={styles.content} aria-busy={!isReady || undefined}>
      {!isReady && <GameSkeleton name={name} />}
      <ThirdPartyFrame
        protocol={GAME}
        src={url}
        origins={runtimeConfig().gamesOrigins}
        title={name}
        className={styles.frame}
        onReady={() => setReady(true)}
        onMessage={(message) => {
          if (message.type === 'exit') onExit();
          else refreshBalance(message.balance);
        }}
        onDead={onDead}
      />
    </div>
  );
}
