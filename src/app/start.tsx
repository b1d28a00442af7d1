import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { setApiBase } from '@/api/base';
import { createQueryClient } from '@/api/query-client';
import { servedBuild } from '@/api/served-build';
import type { RuntimeConfig } from '@/api/runtime-config';
import { readRuntimeConfig, realtimeAddress } from '@/api/runtime-config';
import { ErrorPage } from '@/features/site/error-page';
import { createSession } from '@/session/session';
import { bindSession, useSessionStore } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { setSiteName } from '@/shell/site-name';
import { setDeployment } from '@/shell/deployment';
import { startMenu } from '@/shell/menu-store';
import { setStorageBase } from '@/shell/storage';

import { App } from './app';
import { brandOf } from './brand/brands';
import { wearBrand } from './brand/wear-brand';
import { watchBuild } from './build-check';
import { forgetPlayer } from './forget-player';
import { reloadGuarded } from './guarded-reload';
import { go } from './go';
import './styles';

/** Starts the site on a page; a configuration that cannot be used gives the error page, and the console the reason. */
export function start(page: Document): void {
  const root = createRoot(page.getElementById('root') ?? page.body);
  let config: RuntimeConfig;
  try {
    config = readRuntimeConfig(page);
  } catch (error) {
    wearBrand(brandOf(''));
    logFailure('The site cannot start.', error);
    root.render(<ErrorPage form="broken" />);
    return;
  }

  const brand = brandOf(config.brandBackend);
  wearBrand(brand);
  setApiBase(config.apiBase);
  setSiteName(brand.title);
  setStorageBase(config.storageBase);
  setDeployment(config);
  startMenu(brand.layout === 'blaze');

  const queryClient = createQueryClient();
  const session = createSession({
    forget: () => forgetPlayer(queryClient),
    go,
    ipBlocked: () => useSessionStore.setState({ ipBlocked: true }),
  });
  bindSession(session);
  root.render(
    <StrictMode>
      <App brand={brand} queryClient={queryClient} />
    </StrictMode>,
  );

  // After a deploy a page that was not visited yet may be gone: the new build has it.
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadGuarded()) event.preventDefault();
  });
  watchBuild({
    build: page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '',
    served: servedBuild,
  });

  // After the first frame, and with a player: nothing that is drawn waits for the socket, and no visitor pays for it.
  requestAnimationFrame(() => setTimeout(listenToPlayer));

  function listenToPlayer(): void {
    const stop = session.subscribe(onChange);
    onChange();

    function onChange(): void {
      if (session.state().name !== 'player') return;
      stop();
      import('@/realtime/realtime').then(
        ({ startRealtime }) =>
          startRealtime(queryClient, session, { key: config.realtime.key, ...realtimeAddress(config, window.location) }),
        (error: unknown) => logFailure('Real time is not there; the balance is asked for as pages need it.', error),
      );
    }
  }
}
