import type { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';

import { setApiBase } from '@/api/base';
import { createQueryClient } from '@/api/query-client';
import type { Brand, RuntimeConfig } from '@/api/runtime-config';
import { readRuntimeConfig } from '@/api/runtime-config';
import { servedBuild } from '@/api/served-build';
import { takeResetToken } from '@/features/account/recover/reset-token';
import { ErrorPage } from '@/features/site/error-page';
import type { Session } from '@/session/session';
import { logFailure } from '@/shared/lib/log';
import { backdateNextWait } from '@/shared/lib/waiting';
import { setAssetBase } from '@/shell/asset-url';
import { startMenu } from '@/shell/menu-store';
import { runtimeConfig, setRuntimeConfig } from '@/shell/runtime-config';
import { setSiteName } from '@/shell/site-name';

import { App } from '../app';
import { applyBrand } from '../brand/apply-brand';
import { reportCaughtError } from '../errors/error-reports';
import { loadPage } from '../router';
import { startSession } from '../session/start-session';
import '../styles';
import '../unsupported/unsupported.css';
import { reloadOnChunkError } from '../updates/guarded-reload';
import { watchVersion } from '../updates/version-check';
import { hydrateFromSnapshot } from './hydrate-cache';
import { ignoreKeyRepeat } from './ignore-key-repeat';
import { siteRender } from './site-render';

/** Time the shell waits for the page's code. */
const MAX_PAGE_LOAD_MS = 5000;

/** Starts the site, or shows an error if the configuration is invalid. */
export function start(page: Document): void {
  ignoreKeyRepeat();
  takeResetToken(windowAsOpened());
  delete window.bootState;
  const root = createRoot(page.getElementById('root') ?? page.body, {
    // Error boundaries log their errors.
    onCaughtError: reportCaughtError,
    onRecoverableError: (error) => logFailure('A render failed and succeeded when it was repeated.', error),
  });
  let config: RuntimeConfig;
  try {
    config = readRuntimeConfig(page);
  } catch (error) {
    applyBrand(runtimeConfig().brand);
    logFailure('The site cannot start.', error);
    root.render(<ErrorPage form="broken" />);
    return;
  }

  const brand = configure(config);
  const queryClient = createQueryClient();
  const session = renderSite(page, root, brand, queryClient);
  const build = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  watchVersion({ build, served: servedBuild });
  requestAnimationFrame(() => {
    import('./start-deferred-services').then(
      ({ startDeferredServices }) => startDeferredServices({ config, build, session, queryClient }),
      (error: unknown) => logFailure('Service worker, error reports and real time are not available.', error),
    );
  });
}

function configure(config: RuntimeConfig): Brand {
  const { brand } = config;
  applyBrand(brand);
  setApiBase(config.apiBase);
  setSiteName(brand.title);
  setAssetBase(config.storageBase);
  setRuntimeConfig(config);
  startMenu(brand.layout === 'blaze');
  return brand;
}

function renderSite(page: Document, root: Root, brand: Brand, queryClient: QueryClient): Session {
  let renderCount = 0;
  const render = () => {
    renderCount += 1;
    // Does not block input; keeps the shell until the render is complete.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App key={renderCount} brand={brand} queryClient={queryClient} />
          <ReplayShellInput />
        </StrictMode>,
      ),
    );
  };
  siteRender.again = render;
  const session = startSession(queryClient, () => {
    if (renderCount > 0) render();
  });
  hydrateFromSnapshot(page, queryClient, session.state().name === 'player');

  reloadOnChunkError();

  if (page.querySelector('[data-shell]') === null) render();
  else void loadCurrentPage().then(render);
  return session;
}

/** Prevents a skeleton instead of the shell. */
async function loadCurrentPage(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_PAGE_LOAD_MS);
  });
  // The render shows a failure.
  await Promise.race([loadPage(window.location.pathname).catch(() => undefined), timeout]);
  clearTimeout(timer);
  // The slow notice counts from the navigation.
  backdateNextWait(0);
}

function ReplayShellInput(): null {
  // React would reset controlled fields before the commit ends.
  useLayoutEffect(() => queueMicrotask(() => window.replayShellInput?.(document.body)), []);
  return null;
}

/** With the URL that opened the page. */
function windowAsOpened(): Pick<Window, 'location' | 'history'> {
  const { bootState, location, history } = window;
  if (bootState?.openedUrl === undefined) return { location, history };
  return { location: { ...location, href: bootState.openedUrl }, history };
}
