import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';

import type { GameDetail } from '@generated/api/model/game-detail';
import type { GameLaunch } from '@generated/api/model/game-launch';
import { plainGameRights } from '@frames/providers';
import { GAME } from '@frames/protocol/game';
import { getGetMeQueryKey } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';
import { getGetStatementQueryKey } from '@generated/api/wallet';

import { PlayBar } from '@/product/ui/play/play-bar';
import { usePlayingMark } from '@/product/ui/play/use-playing-mark';
import { IconButton } from '@/shared/ui/icon-button';
import { PlainFrame } from '@/shared/ui/plain-frame';
import { isDepositOnScreen, onDepositApproved } from '@/product/approved-deposits';
import { runtimeConfig } from '@/product/runtime-config';
import type { Send } from '@/shared/lib/iframe-channel';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { Skeleton } from '@/shared/ui/skeleton';

import { FavoriteButton } from '../../favorites/favorite-button';
import type { LaunchMessage } from './launch-messages';
import { FRAME_UNREACHABLE, GAME_SLOW } from './launch-messages';
import styles from './play-frame.module.css';
import { useFullscreen } from './use-fullscreen';
import { LaunchNotice } from './launch-notice';

interface PlayFrameProps {
  game: GameDetail;
  session: GameLaunch;
  /** Launch time, in ms since 1970. */
  since: number;
  /** Closes the session. Receives a message if the game did not load. */
  onClose: (message?: LaunchMessage) => void;
  /** Closes this session and opens another one. */
  onReopen: () => void;
}

/**
 * Renders a running game of either integration (SPEC B18) and its bar. Scrolls to the top, and marks the page as playing until it is
 * unmounted.
 */
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
            <IconButton icon={isFull ? 'fullscreen-exit' : 'fullscreen'} label={label} onClick={toggle} />
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
function PlainGame({ game, url, onReopen, onRefused }: PlainGameProps) {
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('late'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const reopen = useEffectEvent(onReopen);
  // A game without messages shows a deposit only after it is launched again. That could interrupt a round, so it happens only while the
  // screen of the deposit covers the game.
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
function FrameGame({ name, url, onExit, onReopen, onDead }: FrameGameProps) {
  const [isReady, setReady] = useState(false);
  const frame = useRef<{ readonly send: Send<typeof GAME.toFrame> }>(null);
  /** True if the deposit's screen covered the game when the last deposit was approved, so that another launch interrupts no round. */
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
          // A `balance-outdated`: after a deposit the game shows the new balance only if it is launched again.
          else if (isCovered.current) onReopen();
        }}
        onDead={onDead}
      />
    </div>
  );
}

/** Covers a game that is loading. */
function GameSkeleton({ name }: { name: string }) {
  return (
    <div role="status" className={styles.wait}>
      <span>{`Abrindo ${name}…`}</span>
      <Skeleton width="100%" height="100%" />
    </div>
  );
}

/** Delay of a refetch, so that all rounds of that time share it. */
const REFRESH_DELAY_MS = 800;

/**
 * Returns a handler for the balance that a game reports, in cents. The report is not trusted: if it differs from the cached
 * balance or is undefined, the player is refetched. Rounds of a fast game share one refetch of the day's result.
 */
function useBalanceRefresh(): (balance: number | undefined) => void {
  const client = useQueryClient();
  const reportedBalance = useRef<number>(undefined);
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
