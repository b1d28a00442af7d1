import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

import { setApiBase } from '@/api/base';
import { createQueryClient } from '@/api/query-client';
import { servedBuild } from '@/api/served-build';
import type { RuntimeConfig } from '@/api/runtime-config';
import { readRuntimeConfig, realtimeAddress } from '@/api/runtime-config';
import { takeResetToken } from '@/features/account/recover-token';
import { ErrorPage } from '@/features/site/error-page';
import { logFailure } from '@/shared/lib/log';
import { backdateNextWait } from '@/shared/lib/waiting';
import { showAlert } from '@/shell/alert-store';
import { setSiteName } from '@/shell/site-name';
import { setRuntimeConfig } from '@/shell/runtime-config';
import { startMenu } from '@/shell/menu-store';
import { setAssetBase } from '@/shell/asset-url';

import { App } from '../app';
import { brandForBackend } from '../brand/brands';
import { applyBrand } from '../brand/apply-brand';
import { markOutdated, watchVersion } from '../updates/version-check';
import { reloadOnChunkError } from '../updates/guarded-reload';
import { ignoreKeyRepeat } from './ignore-key-repeat';
import { report } from '../errors/error-reports';
import { loadPage } from '../router';
import { hydrateFromSnapshot } from './hydrate-cache';
import { startSession } from '../session/start-session';
import '../styles';
import '../unsupported/unsupported.css';

/** How long the prerendered shell waits for the code of its page, in ms. */
const MAX_PAGE_LOAD_MS = 5000;

/** Starts the site on a page; a configuration that cannot be used gives the error page, and the console the reason. */
export function start(page: Document): void {
  ignoreKeyRepeat();
  takeResetToken(openedAt());
  delete window.bootState;
  // The error boundaries tell the console.
  const root = createRoot(page.getElementById('root') ?? page.body, {
    onCaughtError: report,
    // React recovered by rendering again: not an error of the page, but one to know about.
    onRecoverableError: (error) => logFailure('A render failed and succeeded when it was repeated.', error),
  });
  let config: RuntimeConfig;
  try {
    config = readRuntimeConfig(page);
  } catch (error) {
    applyBrand(brandForBackend(''));
    logFailure('The site cannot start.', error);
    root.render(<ErrorPage form="broken" />);
    return;
  }

  const brand = brandForBackend(config.brandBackend);
  applyBrand(brand);
  setApiBase(config.apiBase);
  setSiteName(brand.title);
  setAssetBase(config.storageBase);
  setRuntimeConfig(config);
  startMenu(brand.layout === 'blaze');

  const queryClient = createQueryClient();
  let times = 0;
  const draw = () => {
    times += 1;
    // In slices: what is pressed meanwhile is not kept waiting until the whole page is drawn, and the shell stands until then.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App key={times} brand={brand} queryClient={queryClient} />
          <Begun />
        </StrictMode>,
      ),
    );
  };
  const session = startSession(queryClient, () => {
    if (times > 0) draw();
  });
  hydrateFromSnapshot(page, queryClient, session.state().name === 'player');

  reloadOnChunkError();

  // The shell stands until the page that follows it can be drawn; one that cannot be had tells so itself.
  if (page.querySelector('[data-shell]') === null) draw();
  else void pageCode().then(draw);

  const build = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  watchVersion({
    build,
    served: servedBuild,
  });

  if (build !== '') {
    requestAnimationFrame(() => {
      import('@/service-worker/register').then(
        ({ registerWorker }) => registerWorker(markOutdated),
        (error: unknown) => logFailure('The site will not be kept for the next visit.', error),
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

  // After the first frame, and with a player: nothing that is drawn waits for the socket, and no visitor pays for it.
  requestAnimationFrame(() => setTimeout(listenToPlayer));

  function listenToPlayer(): void {
    const stop = session.subscribe(onChange);
    onChange();

    function onChange(): void {
      if (session.state().name !== 'player') return;
      stop();
      // At hand when the session ends: a logout must not wait for its code while the page closes.
      import('@/api/client').catch((error: unknown) => logFailure('The code of the session is not there yet.', error));
      import('@/realtime/realtime').then(
        ({ startRealtime }) =>
          startRealtime(
            queryClient,
            session,
            { key: config.realtime.key, ...realtimeAddress(config, window.location) },
            { notify: (text) => showAlert('success', text) },
          ),
        (error: unknown) => logFailure('Real time is not there; the balance is asked for as pages need it.', error),
      );
    }
  }
}

/** Waits for the code of the page, but not for long: what is rendered then says that it takes long, counted from the start. */
async function pageCode(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_PAGE_LOAD_MS);
  });
  // A failure is shown in the place of the page.
  await Promise.race([loadPage(window.location.pathname).catch(() => undefined), timeout]);
  clearTimeout(timer);
  // What the first render waits for counts from the navigation.
  backdateNextWait(0);
}

/** Follows the first drawing, before anything can be done on it. */
function Begun(): null {
  // Once React is done with it: until then it would put controlled fields back to what they were.
  useLayoutEffect(() => queueMicrotask(() => window.replayShellInput?.(document.body)), []);
  return null;
}

/** The page's window, at the address that it was opened with. */
function openedAt(): Pick<Window, 'location' | 'history'> {
  const { bootState, location, history } = window;
  if (bootState?.opened === undefined) return { location, history };
  return { location: { ...location, href: bootState.opened }, history };
}
