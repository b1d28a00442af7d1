import { start } from './startup/start';
import { logFailure } from './shared/lib/log';
import { yieldToMain } from './shared/lib/yield-to-main';

// A build-time constant, so that production bundles contain neither this branch nor the stand-in.
if (import.meta.env.VITE_BACKEND === 'worker') {
  const { startWorker } = await import('../mocks/browser');
  await startWorker().catch((error: unknown) => logFailure('The stand-in could not start in this page.', error));
}

// The evaluation of the modules is a task of its own: input can come in between.
void yieldToMain().then(() => start(document));
