import { useEffect, useEffectEvent, useState } from 'react';

import { plainGameRights } from '@frames/providers';
import type { GameDetail } from '@generated/api/model/game-detail';

import { PlainFrame } from '@/shared/ui/plain-frame';
import { isDepositOnScreen, onDepositApproved } from '@/product/approved-deposits';
import { runtimeConfig } from '@/product/runtime-config';

import { GameSkeleton } from './game-skeleton';
import { GAME_SLOW } from './launch-messages';
import { LaunchNotice } from './launch-notice';
import styles from './play-frame.module.css';

/** Time without a load event after which the game counts as late. */
const LOAD_TIMEOUT_MS = 15_000;

interface PlainGameProps {
  readonly game: Pick<GameDetail, 'name' | 'provider'>;
  readonly url: string;
  /** Closes this session and opens another one. */
  readonly onReopen: () => void;
  /** Runs if the address is not of a configured origin. */
  readonly onRefused: () => void;
}

/**
 * Renders a game that sends no messages. A late game is never removed, because it may still load or already run: a
 * notice offers the ways out until the load event.
 */
export function PlainGame({ game, url, onReopen, onRefused }: PlainGameProps) {
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('late'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const reopen = useEffectEvent(onReopen);
  // Only another launch shows the deposit in the game. It could interrupt a round, unless the screen of the deposit covers the game.
  useEffect(() => onDepositApproved(({ transaction_id: id }) => void (isDepositOnScreen(id) && reopen())), []);

  return (
    <div className={styles.content} aria-busy={state === 'loading' || undefined}>
      {state === 'loading' && <GameSkeleton name={game.name} />}
      {state === 'late' && (
        <div className={styles.late}>
          <LaunchNotice message={GAME_SLOW} onRetry={onReopen} />
        </div>
      )}
      <PlainFrame
        src={url}
        origins={runtimeConfig().gamesOrigins}
        rights={plainGameRights(game.provider.slug)}
        title={game.name}
        className={styles.frame}
        onLoad={() => setState('loaded')}
        onRefused={onRefused}
      />
    </div>
  );
}
