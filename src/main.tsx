import { start } from './app/startup/start';
import { logFailure } from './shared/lib/log';

// Known when the site is built: a production bundle holds neither the branch nor what it reaches.
if (import.meta.env.VITE_BACKEND === 'worker') {
  const { startWorker } = await import('../mocks/browser');
  await startWorker().catch((error: unknown) => logFailure('The stand-in could not start in this page.', error));
}

start(document);
