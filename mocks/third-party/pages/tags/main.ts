import { openFrame } from '../shared/frame';
import { createScriptLoader } from '../shared/script-loader';
import { pixelName } from './standard-events';

interface TagEvent {
  readonly event: string;
  readonly params: Readonly<Record<string, string | number | boolean>>;
}

declare global {
  var dataLayer: TagEvent[] | undefined;
  var standInTags: { clientId: string } | undefined;
  var standInPixel: ((command: 'track', name: string, params: TagEvent['params']) => void) | undefined;
}

const MANAGER = '/tags/manager.js';
const PIXEL = '/tags/pixel.js';
start();

/** Starts the trackers' page, which receives only what the site sends. */
function start(): void {
  const { link } = openFrame('tags');
  let loaded: Promise<void> | undefined;

  link.on('configure', () => {
    loaded ??= load().then(() => {
      const id = globalThis.standInTags?.clientId;
      if (id !== undefined) link.send('client-id', { client_id: id });
    });
  });
  // Events wait for the scripts; those before `configure` are dropped.
  link.on('event', ({ name, params }) => void loaded?.then(() => track(name, params)));
  link.send('ready', {});
}

function track(name: string, params: TagEvent['params']): void {
  globalThis.dataLayer?.push({ event: name, params });
  const known = pixelName(name);
  if (known !== undefined) globalThis.standInPixel?.('track', known, params);
}

/** Loads in order: the pixel uses the tag manager's visitor id. */
async function load(): Promise<void> {
  const scripts = createScriptLoader('tag-scripts', [MANAGER, PIXEL]);
  await scripts.load(MANAGER);
  await scripts.load(PIXEL);
}
