import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { SportsConfig } from '@generated/api/model/sports-config';

import { useIsPlayer } from '@/session/use-session';
import type { Say } from '@/shared/lib/frame-link';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { deployment } from '@/shell/deployment';

import type { SportsbookMessage, IntegrationKind } from '../sportsbook-protocol';
import { SPORTSBOOK_PROTOCOL } from '../sportsbook-protocol';
import type { SportsbookPageName } from '../sportsbook-routes';
import { createNavigationGuard } from './iframe-navigation-guard';
import { guardMessageFlood } from './message-flood-guard';
import { invalidateAfterBet, openLoginForBet, hasUserActivation } from './sportsbook-actions';
import type { SportsbookFailure } from './sportsbook-failures';
import styles from './sportsbook-frame.module.css';
import { SportsbookSkeleton } from './sportsbook-skeleton';
import { SportsbookTokenNotice } from './sportsbook-token-notice';
import { throttle } from './throttle';
import { useSportsbookRoute } from './use-sportsbook-route';
import { useSportsbookToken } from './use-sportsbook-token';
import { observeVisibleRegion, visibleRegion, scrollToOffset } from './visible-region';

/** How long a book may take to show itself once its frame is there, in ms. */
export const OPEN_TIMEOUT_MS = 20_000;
/** What a bet may have changed is asked for again no more often, in ms. */
const REFRESH_INTERVAL_MS = 1500;
/** The tallest that a book may grow, in px. */
const MAX_HEIGHT_PX = 30_000;

interface SportsbookFrameProps {
  readonly page: SportsbookPageName;
  readonly kind: IntegrationKind;
  readonly config: SportsConfig;
  /** There is no book, and why. To try again, draw it under another key. */
  readonly onFailure: (why: SportsbookFailure) => void;
}

/**
 * The sportsbook in our frame page on the third parties' origin, which holds it in whichever way it comes (SPEC R17 to
 * R19). It is believed in nothing that matters: bets and balance are asked for, and only the player's press opens or scrolls.
 */
export function SportsbookFrame({ page, kind, config, onFailure }: SportsbookFrameProps) {
  const isPlayer = useIsPlayer();
  const client = useQueryClient();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<{ readonly say: Say<typeof SPORTSBOOK_PROTOCOL.says> }>(null);
  const guard = useRef<ReturnType<typeof createNavigationGuard>>(null);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'open'>('loading');
  const [refreshAfterBet] = useState(() => throttle<void>(() => invalidateAfterBet(client), REFRESH_INTERVAL_MS));
  const token = useSportsbookToken(isPlayer, (value) => frame.current?.say('token', { token: value }));
  const route = useSportsbookRoute(page, config.start_path, (path) => frame.current?.say('navigate', { path }));
  const { sportsOrigin } = deployment();
  const fail = useEffectEvent(onFailure);

  useLayoutEffect(() => {
    const element = container.current;
    const watch = createNavigationGuard(() => fail('gone'));
    guard.current = watch;
    element?.addEventListener('load', watch.onLoad, true);
    const frameElement = element?.querySelector('iframe') ?? null;
    const endStormWatch = frameElement === null ? undefined : guardMessageFlood(frameElement, () => fail('gone'));
    return () => {
      endStormWatch?.();
      element?.removeEventListener('load', watch.onLoad, true);
      watch.stop();
    };
  }, []);
  useEffect(() => refreshAfterBet.stop, [refreshAfterBet]);
  useEffect(() => {
    if (phase !== 'ready') return undefined;
    const timer = setTimeout(() => fail('silent'), OPEN_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  useEffect(() => {
    if (phase !== 'open' || container.current === null) return undefined;
    return observeVisibleRegion(container.current, (part) => frame.current?.say('viewport', part));
  }, [phase]);

  function onReady(say: Say<typeof SPORTSBOOK_PROTOCOL.says>): void {
    guard.current?.onReady();
    setPhase('ready');
    const { script_url, integration, culture } = config;
    say('mount', { kind, view: 'book', script_url, integration, culture, path: route.path() });
    const known = token.current();
    if (known !== undefined) say('token', { token: known });
  }

  function onMessage(message: SportsbookMessage): void {
    switch (message.type) {
      case 'navigated':
        setPhase('open');
        if (route.onNavigated(message.path) && hasUserActivation()) scrollToStart();
        return;
      case 'scroll':
        if (hasUserActivation() && container.current !== null) scrollToOffset(container.current, message.top);
        return;
      case 'bet-placed':
        return refreshAfterBet.call();
      case 'token-expired':
        return token.onTokenExpired();
      case 'login-required':
        return isPlayer ? token.onTokenExpired() : openLoginForBet();
      case 'error':
        return onFailure(message.status);
      case 'highlights':
    }
  }

  /** Another page of the book begins at its top. */
  function scrollToStart(): void {
    if (container.current !== null && visibleRegion(container.current).top > 0) scrollToOffset(container.current, 0);
  }

  return (
    <>
      {token.failure !== undefined && <SportsbookTokenNotice failure={token.failure} busy={token.isFetching} onRetry={token.retry} />}
      <div className={styles.place} aria-busy={phase !== 'open' || undefined}>
        {phase !== 'open' && <SportsbookSkeleton />}
        <div ref={container} className={styles.book} data-open={phase === 'open' || undefined}>
          <ThirdPartyFrame
            ref={frame}
            protocol={SPORTSBOOK_PROTOCOL}
            src={`${sportsOrigin}/frames/sportsbook`}
            origins={[sportsOrigin]}
            title="Apostas esportivas"
            fitUpTo={MAX_HEIGHT_PX}
            className={styles.frame}
            onReady={onReady}
            onMessage={onMessage}
            onDead={() => onFailure(sportsOrigin === '' ? 'script-refused' : 'dead')}
          />
        </div>
      </div>
    </>
  );
}
