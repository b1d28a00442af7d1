// Separate chunk: loaded only after the first frame.
import type { QueryClient } from '@tanstack/react-query';

import type { RuntimeConfig } from '@/api/runtime-config';
import { realtimeAddress } from '@/api/runtime-config';
import { markOutdated } from '@/app/updates/version-check';
import type { Session } from '@/session/session';
import { logFailure } from '@/shared/lib/log';

import { whenPageIs } from './stages/page-is';

interface DeferredServices {
  readonly config: RuntimeConfig;
  /** Id of the build; empty in development. */
  readonly build: string;
  readonly session: Pick<Session, 'state' | 'subscribe'>;
  readonly queryClient: QueryClient;
  /** Returns the name of the page at a path. */
  readonly pageName: (path: string) => string;
}

/**
 * Loads the service worker in a build, the monitoring for the configured share of visits, and real time. Keeps the browser's offer to
 * install the site for later, in `window.installEvent`. Nothing of this can be stopped; failures are logged.
 */
export function startDeferredServices({ config, build, session, queryClient, pageName }: DeferredServices): void {
  // The browser would make its offer to install on arrival (SPEC S60).
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installEvent = event;
  });
  if (build !== '') {
    import('./register-worker').then(
      ({ registerWorker }) => registerWorker(markOutdated),
      (error: unknown) => logFailure('The service worker cannot be registered.', error),
    );
  }

  const { sentryDsn: dsn, sentryReplays: replays, sentryPercent } = config;
  if (dsn !== '' && Math.random() * 100 < sentryPercent) {
    const tags = () => ({ brand: config.brand.name, route: pageName(window.location.pathname) });
    import('@/app/monitoring/start-monitoring').then(
      ({ startMonitoring }) => startMonitoring({ dsn, build, tags, replays }),
      (error: unknown) => logFailure('Errors of this visit are not reported.', error),
    );
  }

  const isLive = LIVE_PAGES.has(pageName(window.location.pathname));
  startRealtimeWhenDue(config, session, queryClient, isLive ? 'idle' : config.realtime.visitors);
}

/** Names of pages with events for visitors: that of Double. */
const LIVE_PAGES: ReadonlySet<string> = new Set(['double']);

/** Starts real time once: at once for a player or at a login, and for a visitor when the page has reached `stage` (SPEC S15, D13). */
function startRealtimeWhenDue(
  config: RuntimeConfig,
  session: Pick<Session, 'state' | 'subscribe'>,
  queryClient: QueryClient,
  stage: 'idle' | 'settled',
): void {
  let isStarted = false;
  const stop = session.subscribe(onChange);
  const cancel = whenPageIs(stage, start);
  onChange();

  function onChange(): void {
    if (session.state().name !== 'player') return;
    stop();
    cancel();
    // Loads the client in advance, because a logout while the page closes cannot wait for its code.
    import('@/api/client').catch((error: unknown) => logFailure('The API client is not loaded yet.', error));
    start();
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    import('./start-player-events').then(
      ({ startPlayerEvents }) =>
        startPlayerEvents(queryClient, session, { ...config.realtime, ...realtimeAddress(config, window.location) }),
      (error: unknown) => logFailure('Real time is unavailable.', error),
    );
  }
}
