import { TAGS } from '../protocol/tags';
import { readConfig } from '../shared/config';
import { loadScript } from '../shared/load-script';
import { openFrame } from '../shared/open-frame';
import { gtm } from './gtm';
import { meta } from './meta';
import type { TagAdapter, TrackEvent } from './tag-adapter';

const adapters: Readonly<Record<string, TagAdapter>> = { gtm, meta };
start();

/** Starts all trackers of the configuration when the site first sends `configure`. A blocked tracker does not stop the others. */
function start(): void {
  const { siteOrigins, providers } = readConfig(document);
  const link = openFrame(TAGS, siteOrigins);
  let started: readonly Promise<TrackEvent>[] = [];

  link.on('configure', ({ container }) => {
    if (started.length > 0) return;
    const onClientId = (id: string) => link.send('client-id', { client_id: id });
    started = Object.entries(providers).flatMap(([name, options]) => {
      const adapter = adapters[name];
      return adapter === undefined ? [] : [adapter({ container, options, load: loadScript, onClientId })];
    });
    for (const tracker of started) tracker.catch((error: unknown) => console.error(error));
  });
  // Events wait until the script of a tracker is loaded; events before `configure` are dropped.
  link.on('event', ({ name, params }) => {
    for (const tracker of started) void tracker.then((track) => track({ name, params })).catch(() => undefined);
  });
  link.send('ready', {});
}
