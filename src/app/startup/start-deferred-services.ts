import type { QueryClient } from '@tanstack/react-query';

import type { RuntimeConfig } from '@/api/runtime-config';
import { realtimeAddress } from '@/api/runtime-config';
import type { Session } from '@/session/session';
import { logFailure } from '@/shared/lib/log';

import { markOutdated } from '../updates/version-check';

interface DeferredServices {
  readonly config: RuntimeConfig;
  /** Empty in development. */
  readonly build: string;
  readonly session: Session;
  readonly queryClient: QueryClient;
}

/** Loads service worker, monitoring and real time after the first frame. */
export function startDeferredServices({ config, build, session, queryClient }: DeferredServices): void {
  if (build !== '') {
    requestAnimationFrame(() => {
      import('@/service-worker/register').then(
        ({ registerWorker }) => registerWorker(markOutdated),
        (error: unknown) => logFailure('The service worker cannot be registered.', error),
      );
    });
  }

  if (config.sentryDsn !== '') {
    requestAnimationFrame(() => {
      import('../errors/start-monitoring').then(
        ({ startMonitoring }) => startMonitoring({ dsn: config.sentryDsn, build }),
        (error: unknown) => logFailure('Errors of this visit are not reported.', error),
      );
    });
  }

  requestAnimationFrame(() => setTimeout(() => startRealtimeForPlayer(config, session, queryClient)));
}

function startRealtimeForPlayer(config: RuntimeConfig, session: Session, queryClient: QueryClient): void {
  const stop = session.subscribe(onChange);
  onChange();

  function onChange(): void {
    if (session.state().name !== 'player') return;
    stop();
    // A logout while the page closes cannot wait for this code.
    import('@/api/client').catch((error: unknown) => logFailure('The API client is not loaded yet.', error));
    import('./start-player-events').then(
      ({ startPlayerEvents }) =>
        startPlayerEvents(queryClient, session, { key: config.realtime.key, ...realtimeAddress(config, window.location) }),
      (error: unknown) => logFailure('Real time is unavailable.', error),
    );
  }
}
