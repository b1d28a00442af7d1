import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { SportsConfig } from '@generated/api/model/sports-config';

import { useIsPlayer } from '@/session/use-session';
import type { Say } from '@/shared/lib/frame-link';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { deployment } from '@/shell/deployment';

import { afterBet, askLogin, isPressed } from './sportsbook-actions';
import type { BookPageName } from '../sportsbook-routes';
import type { BookFailure } from './sportsbook-failures';
import styles from './sportsbook-frame.module.css';
import type { BookHeard, BookKind } from '../sportsbook-protocol';
import { BOOK } from '../sportsbook-protocol';
import { BookSkeleton } from './sportsbook-skeleton';
import { BookTokenNotice } from './sportsbook-token-notice';
import { watchFrame } from './iframe-navigation-guard';
import { paced } from './throttle';
import { followSeenPart, seenPart, showPlace } from './visible-region';
import { watchStorm } from './message-flood-guard';
import { useBookAddress } from './use-sportsbook-route';
import { useBookToken } from './use-sportsbook-token';

/** How long a book may take to show itself once its frame is there, in ms. */
export const OPEN_WITHIN = 20_000;
/** What a bet may have changed is asked for again no more often, in ms. */
const ASK_PAUSE = 1500;
/** The tallest that a book may grow, in px. */
const TALLEST = 30_000;

interface BookFrameProps {
  readonly page: BookPageName;
  readonly kind: BookKind;
  readonly config: SportsConfig;
  /** There is no book, and why. To try again, draw it under another key. */
  readonly onFailure: (why: BookFailure) => void;
}

/**
 * The sportsbook in our frame page on the third parties' origin, which holds it in whichever way it comes (SPEC R17 to
 * R19). It is believed in nothing that matters: bets and balance are asked for, and only the player's press opens or scrolls.
 */
export function BookFrame({ page, kind, config, onFailure }: BookFrameProps) {
  const isPlayer = useIsPlayer();
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<{ readonly say: Say<typeof BOOK.says> }>(null);
  const life = useRef<ReturnType<typeof watchFrame>>(null);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'open'>('loading');
  const [hasBet] = useState(() => paced<void>(() => afterBet(client), ASK_PAUSE));
  const token = useBookToken(isPlayer, (value) => frame.current?.say('token', { token: value }));
  const address = useBookAddress(page, config.start_path, (path) => frame.current?.say('navigate', { path }));
  const { sportsOrigin } = deployment();
  const fail = useEffectEvent(onFailure);

  useLayoutEffect(() => {
    const element = place.current;
    const watch = watchFrame(() => fail('gone'));
    life.current = watch;
    element?.addEventListener('load', watch.hasLoaded, true);
    const frameElement = element?.querySelector('iframe') ?? null;
    const endStormWatch = frameElement === null ? undefined : watchStorm(frameElement, () => fail('gone'));
    return () => {
      endStormWatch?.();
      element?.removeEventListener('load', watch.hasLoaded, true);
      watch.stop();
    };
  }, []);
  useEffect(() => hasBet.stop, [hasBet]);
  useEffect(() => {
    if (phase !== 'ready') return undefined;
    const timer = setTimeout(() => fail('silent'), OPEN_WITHIN);
    return () => clearTimeout(timer);
  }, [phase]);
  useEffect(() => {
    if (phase !== 'open' || place.current === null) return undefined;
    return followSeenPart(place.current, (part) => frame.current?.say('viewport', part));
  }, [phase]);

  function onReady(say: Say<typeof BOOK.says>): void {
    life.current?.isReady();
    setPhase('ready');
    const { script_url, integration, culture } = config;
    say('mount', { kind, view: 'book', script_url, integration, culture, path: address.path() });
    const known = token.known();
    if (known !== undefined) say('token', { token: known });
  }

  function onMessage(message: BookHeard): void {
    switch (message.type) {
      case 'navigated':
        setPhase('open');
        if (address.wentTo(message.path) && isPressed()) showStart();
        return;
      case 'scroll':
        if (isPressed() && place.current !== null) showPlace(place.current, message.top);
        return;
      case 'bet-placed':
        return hasBet.call();
      case 'token-expired':
        return token.hasEnded();
      case 'login-required':
        return isPlayer ? token.hasEnded() : askLogin();
      case 'error':
        return onFailure(message.status);
      case 'highlights':
    }
  }

  /** Another page of the book begins at its top. */
  function showStart(): void {
    if (place.current !== null && seenPart(place.current).top > 0) showPlace(place.current, 0);
  }

  return (
    <>
      {token.failure !== undefined && <BookTokenNotice failure={token.failure} busy={token.isAsking} onRetry={token.retry} />}
      <div className={styles.place} aria-busy={phase !== 'open' || undefined}>
        {phase !== 'open' && <BookSkeleton />}
        <div ref={place} className={styles.book} data-open={phase === 'open' || undefined}>
          <ThirdPartyFrame
            ref={frame}
            protocol={BOOK}
            src={`${sportsOrigin}/frames/sportsbook`}
            origins={[sportsOrigin]}
            title="Apostas esportivas"
            fitUpTo={TALLEST}
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
