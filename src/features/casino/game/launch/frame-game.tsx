import { useEffect, useRef, useState } from 'react';

import { GAME } from '@frames/protocol/game';

import type { Send } from '@/shared/lib/iframe-channel';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { isDepositOnScreen, onDepositApproved } from '@/product/approved-deposits';
import { runtimeConfig } from '@/product/runtime-config';

import { GameSkeleton } from './game-skeleton';
import styles from './play-frame.module.css';
import { useBalanceRefresh } from './use-balance-refresh';

interface FrameGameProps {
  readonly name: string;
  readonly url: string;
  /** Runs when the game's own exit button is pressed. */
  readonly onExit: () => void;
  /** Closes this session and opens another one. */
  readonly onReopen: () => void;
  /** Runs if the game is not ready in time, or its address is not of a configured origin. */
  readonly onDead: () => void;
}

/** Renders a game that speaks the message protocol of the site. */
export function FrameGame({ name, url, onExit, onReopen, onDead }: FrameGameProps) {
  const [isReady, setReady] = useState(false);
  const frame = useRef<{ readonly send: Send<typeof GAME.toFrame> }>(null);
  /** True if the screen of the last approved deposit covers the game, so that another launch interrupts no round. */
  const isCovered = useRef(false);
  const refreshBalance = useBalanceRefresh();
  useEffect(
    () =>
      onDepositApproved(({ transaction_id: id }) => {
        isCovered.current = isDepositOnScreen(id);
        frame.current?.send('refresh-balance', {});
      }),
    [],
  );
  return (
    <div className={styles.content} aria-busy={!isReady || undefined}>
      {!isReady && <GameSkeleton name={name} />}
      <ThirdPartyFrame
        ref={frame}
        protocol={GAME}
        src={url}
        origins={runtimeConfig().gamesOrigins}
        title={name}
        className={styles.frame}
        onReady={() => setReady(true)}
        onMessage={(message) => {
          if (message.type === 'exit') onExit();
          else if (message.type === 'balance-changed') refreshBalance(message.balance);
          // The game is outdated after a deposit: only another launch shows the balance.
          else if (isCovered.current) onReopen();
        }}
        onDead={onDead}
      />
    </div>
  );
}
