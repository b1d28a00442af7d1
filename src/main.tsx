import { start } from './startup/start';
import { logFailure } from './shared/lib/log';
import { yieldToMain } from './shared/lib/yield-to-main';

// Starts the stand-in in this page, in a build for it. The condition is a build-time constant, so that production bundles contain neither this
// branch nor the stand-in.
if (import.meta.env.VITE_BACKEND === 'worker') {
  const { startWorker } = await import('../mocks/browser');
  await startWorker().catch((error: unknown) => logFailure('The stand-in could not start in this page.', error));
}

// Starts the app in a new task after the evaluation of the modules, so that input is handled in between.
void yieldToMain().then(() => start(document));
