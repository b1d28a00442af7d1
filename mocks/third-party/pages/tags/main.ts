import { openFrame } from '../shared/frame';
import { scriptLoader } from '../shared/script';
import { pixelName } from './standard-events';

interface TagEvent {
  readonly event: string;
  readonly params: Readonly<Record<string, string | number | boolean>>;
}

declare global {
  // The vendors' own names.
  var dataLayer: TagEvent[] | undefined;
  var standInTags: { clientId: string } | undefined;
  var standInPixel: ((command: 'track', name: string, params: TagEvent['params']) => void) | undefined;
}

const MANAGER = '/tags/manager.js';
const PIXEL = '/tags/pixel.js';
start();

/** The fenced page of the trackers: they see what the site sends, and nothing of the site. */
function start(): void {
  const { link } = openFrame('tags');
  let loaded: Promise<void> | undefined;

  link.on('configure', () => {
    loaded ??= load().then(() => {
      const id = globalThis.standInTags?.clientId;
      if (id !== undefined) link.send('client-id', { client_id: id });
    });
  });
  // What comes before the scripts are there waits for them; without a container nothing is measured.
  link.on('event', ({ name, params }) => void loaded?.then(() => track(name, params)));
  link.send('ready', {});
}

function track(name: string, params: TagEvent['params']): void {
  globalThis.dataLayer?.push({ event: name, params });
  const known = pixelName(name);
  if (known !== undefined) globalThis.standInPixel?.('track', known, params);
}

/** In order: the pixel asks the tag manager who the visitor is. */
async function load(): Promise<void> {
  const scripts = scriptLoader('tag-scripts', [MANAGER, PIXEL]);
  await scripts.load(MANAGER);
  await scripts.load(PIXEL);
}
