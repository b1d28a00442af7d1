import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { MessageOf } from '@frames/protocol/frame-protocol';
import { SPORTSBOOK } from '@frames/protocol/sportsbook';
import type { SportsConfig } from '@generated/api/model/sports-config';

import { useIsPlayer } from '@/session/use-session';
import type { Send } from '@/shared/lib/iframe-channel';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { runtimeConfig } from '@/product/runtime-config';

import type { IntegrationKind } from '../integration-kind';
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

/** Timeout from the ready iframe to its first page. */
export const OPEN_TIMEOUT_MS = 20_000;
/** Minimum time between refetches after bets. */
const REFRESH_INTERVAL_MS = 1500;
/** Maximum of the height that the iframe requests. */
const MAX_HEIGHT_PX = 30_000;

interface SportsbookFrameProps {
  readonly page: SportsbookPageName;
  readonly kind: IntegrationKind;
  readonly config: SportsConfig;
  /** Receives a failure, after which the caller removes the component. To retry, render it with another key. */
  readonly onFailure: (failure: SportsbookFailure) => void;
}

/**
 * Renders the sportsbook in an iframe on the third-party origin (SPEC R17 to R19). Its messages are not trusted: bets
 * and balance are refetched, and it can open the login or scroll only after a press of the user.
 */
export function SportsbookFrame({ page, kind, config, onFailure }: SportsbookFrameProps) {
  const isPlayer = useIsPlayer();
  const client = useQueryClient();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<{ readonly send: Send<typeof SPORTSBOOK.toFrame> }>(null);
  const guard = useRef<ReturnType<typeof createNavigationGuard>>(null);
  /** `ready`: the page of the iframe has reported. `open`: the sportsbook has shown its first page. */
  const [phase, setPhase] = useState<'loading' | 'ready' | 'open'>('loading');
  const [refreshAfterBet] = useState(() => throttle<void>(() => invalidateAfterBet(client), REFRESH_INTERVAL_MS));
  const token = useSportsbookToken(isPlayer, (value) => frame.current?.send('token', { token: value }));
  const route = useSportsbookRoute(page, config.start_path, (path) => frame.current?.send('navigate', { path }));
  const { sportsOrigin } = runtimeConfig();
  const fail = useEffectEvent(onFailure);

  useLayoutEffect(() => {
    const element = container.current;
    const navigationGuard = createNavigationGuard(
      () => frame.current?.send('check', {}),
      () => fail('closed'),
    );
    guard.current = navigationGuard;
    element?.addEventListener('load', navigationGuard.onLoad, true);
    const frameElement = element?.querySelector('iframe') ?? null;
    const stopFloodGuard = frameElement === null ? undefined : guardMessageFlood(frameElement, () => fail('closed'));
    return () => {
      stopFloodGuard?.();
      element?.removeEventListener('load', navigationGuard.onLoad, true);
      navigationGuard.stop();
    };
  }, []);
  useEffect(() => refreshAfterBet.stop, [refreshAfterBet]);
  useEffect(() => {
    if (phase !== 'ready') return undefined;
    const timer = setTimeout(() => fail('timeout'), OPEN_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  useEffect(() => {
    if (phase !== 'open' || container.current === null) return undefined;
    return observeVisibleRegion(container.current, (region) => frame.current?.send('viewport', region));
  }, [phase]);

  function onReady(send: Send<typeof SPORTSBOOK.toFrame>): void {
    guard.current?.onReady();
    setPhase('ready');
    const { script_url, integration, culture } = config;
    send('mount', { kind, view: 'book', script_url, integration, culture, path: route.path() });
    const currentToken = token.current();
    if (currentToken !== undefined) send('token', { token: currentToken });
  }

  function onMessage(message: MessageOf<typeof SPORTSBOOK.fromFrame>): void {
    guard.current?.onMessage();
    switch (message.type) {
      case 'navigated':
        setPhase('open');
        if (route.onNavigated(message.path) && hasUserActivation()) scrollToStart();
        return;
      case 'scroll':
        if (hasUserActivation() && container.current !== null) scrollToOffset(container.current, message.top);
        return;
      case 'bet-placed':
      case 'bets-changed':
        return refreshAfterBet.call();
      case 'token-expired':
        return token.onTokenExpired();
      case 'login-required':
        return isPlayer ? token.onTokenExpired() : openLoginForBet();
      case 'error':
        return onFailure(message.status);
      // `alive` answers a check of the guard, which has noted it. Highlights are requested by another iframe.
      case 'alive':
      case 'highlights':
    }
  }

  function scrollToStart(): void {
    if (container.current !== null && visibleRegion(container.current).top > 0) scrollToOffset(container.current, 0);
  }

  return (
    <>
      {token.failure !== undefined && <SportsbookTokenNotice failure={token.failure} busy={token.isFetching} onRetry={token.retry} />}
      <div className={styles.container} aria-busy={phase !== 'open' || undefined}>
        {phase !== 'open' && <SportsbookSkeleton />}
        <div ref={container} className={styles.book} data-open={phase === 'open' || undefined}>
          <ThirdPartyFrame
            ref={frame}
            protocol={SPORTSBOOK}
            src={`${sportsOrigin}/frames/sportsbook`}
            origins={[sportsOrigin]}
            title="Apostas esportivas"
            fitUpTo={MAX_HEIGHT_PX}
            className={styles.frame}
            onReady={onReady}
            onMessage={onMessage}
            onDead={() => onFailure(sportsOrigin === '' ? 'script-refused' : 'unreachable')}
          />
        </div>
      </div>
    </>
  );
}
