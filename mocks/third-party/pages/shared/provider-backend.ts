import type { App } from '../../messages';
import type { Call } from './backend';
import { openFrame } from './frame';

declare global {
  /** Backend of a fake provider: the stand-in, also in worker mode. Only the pages `identity` and `sportsbook` have it. */
  var standInBackend: Call | undefined;
}

/** Apps, whose messages the page exchanges with the site, by kind of page. */
const apps: Readonly<Record<string, App>> = { identity: 'verification', sportsbook: 'sportsbook-frame' };

// The channel opens before the page's own code sends `ready`, so that the site's answer `hello` is not missed.
const app = apps[document.getElementById('root')?.dataset.kind ?? ''];
if (app !== undefined) globalThis.standInBackend = openFrame(app).call;
