import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import type { Root, RootOptions } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { setApiBase } from '@/api/base';
import { setPlayerOverview } from '@/api/overview-reads';
import { setPublicReads } from '@/api/public-reads';
import { holdResponses } from '@/api/held-responses';
import { createQueryClient } from '@/api/query-client';
import type { Brand, RuntimeConfig } from '@/api/runtime-config';
import { readRuntimeConfig } from '@/api/runtime-config';
import { servedBuild } from '@/api/served-build';
import { applyBrand } from '@/app/brand/apply-brand';
import { reportCaughtError } from '@/app/errors/error-reports';
import { pageName } from '@/app/find-page';
import { loadPage, NotPrerenderedError } from '@/app/router';
import { startSession } from '@/app/session/start-session';
import '@/app/styles';
import '@/app/unsupported/unsupported.css';
import { reloadOnChunkError } from '@/app/updates/guarded-reload';
import { watchVersion } from '@/app/updates/version-check';
import { takeResetToken } from '@/features/account/recover/reset-token';
import { ErrorPage } from '@/features/page-parts/error-page';
import type { Session } from '@/session/session';
import { logFailure } from '@/shared/lib/log';
import { backdateNextWait } from '@/shared/lib/waiting';
import { yieldToMain } from '@/shared/lib/yield-to-main';
import { setAssetBase } from '@/product/asset-url';
import { meQuery } from '@/product/me-query';
import { startMenu } from '@/product/menu-store';
import { runtimeConfig, setRuntimeConfig } from '@/product/runtime-config';
import { setSiteName } from '@/product/site-name';

import { hydrateFromSnapshot, refetchVisitorData } from './hydrate-cache';
import { ignoreKeyRepeat } from './ignore-key-repeat';
import { Site } from './site';
import { siteRender } from './site-render';
import { beginHydration } from './stages/hydration';

/** Longest time for which the shell stays until the page's code is loaded. */
const MAX_PAGE_LOAD_MS = 5000;

const REPORTS: RootOptions = {
  // Error boundaries log their errors.
  onCaughtError: reportCaughtError,
  onRecoverableError: (error) => {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    if (!(cause instanceof NotPrerenderedError)) logFailure('A render failed and succeeded when it was repeated.', error);
  },
};

/** Starts the site, or shows an error if the configuration is invalid or the site cannot be rendered. */
export function start(page: Document): void {
  ignoreKeyRepeat();
  takeResetToken(windowAsOpened());
  delete window.openedUrl;
  const container = page.getElementById('root') ?? page.body;
  const fail = (error: unknown) => {
    logFailure('The site cannot start.', error);
    createRoot(container, REPORTS).render(<ErrorPage form="broken" />);
  };
  try {
    startInTasks(page, container, readRuntimeConfig(page)).catch(fail);
  } catch (error) {
    applyBrand(runtimeConfig().brand);
    fail(error);
  }
}

/**
 * Starts the site in several tasks. Together with the evaluation of the modules, one would block input for longer than 50 ms on
 * a slow phone.
 */
async function startInTasks(page: Document, container: HTMLElement, config: RuntimeConfig): Promise<void> {
  const brand = configure(config);
  const queryClient = createQueryClient();
  await yieldToMain();
  const session = startSession(queryClient);
  hydrateFromSnapshot(page, queryClient, session.state().name === 'player');
  await yieldToMain();
  renderSite(container, brand, queryClient, session);
  const build = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
  watchVersion({ build, served: servedBuild });
  requestAnimationFrame(() => {
    import('./start-deferred-services').then(
      ({ startDeferredServices }) => startDeferredServices({ config, build, session, queryClient, pageName }),
      (error: unknown) => logFailure('Service worker, error reports and real time are not available.', error),
    );
  });
}

function configure(config: RuntimeConfig): Brand {
  const { brand } = config;
  applyBrand(brand);
  setApiBase(config.apiBase);
  setPublicReads(config.publicReads);
  setPlayerOverview(config.playerOverview);
  setSiteName(brand.title);
  setAssetBase(config.storageBase);
  setRuntimeConfig(config);
  startMenu();
  return brand;
}

function renderSite(container: HTMLElement, brand: Brand, queryClient: QueryClient, session: Session): void {
  const { shell } = container.dataset;
  // A page that is served for several paths has the HTML of only one of them.
  const isOwnShell = shell === `${brand.name} ${window.location.pathname}`;
  let root: Root | undefined;
  let renderCount = 0;
  const render = () => {
    renderCount += 1;
    const site = <Site key={renderCount} brand={brand} queryClient={queryClient} />;
    // A transition does not block input.
    startTransition(() => {
      if (root === undefined && isOwnShell) root = hydrateRoot(container, site, REPORTS);
      else (root ??= createRoot(container, REPORTS)).render(site);
    });
  };
  siteRender.again = render;
  reloadOnChunkError();

  if (shell === undefined) render();
  else void loadCurrentPage().then(replaceShell);

  function replaceShell(): void {
    const isPlayer = session.state().name === 'player';
    const hydrated = beginHydration();
    // New data may not reach parts that still have to match their HTML.
    holdResponses(hydrated);
    void hydrated.then(() => {
      delete container.dataset['shell'];
      if (session.state().name === 'player') refetchVisitorData(queryClient);
    });
    // Takes the response that the page's head has requested, while it is new. The header shows it later.
    if (isPlayer) void queryClient.prefetchQuery(meQuery(true));
    render();
  }
}

/** Loads the code of the current page before it is rendered. Otherwise a skeleton would replace the shell. */
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

/** Returns the window with the URL that opened the page. */
function windowAsOpened(): Pick<Window, 'location' | 'history'> {
  const { openedUrl, location, history } = window;
  return openedUrl === undefined ? { location, history } : { location: { ...location, href: openedUrl }, history };
}
