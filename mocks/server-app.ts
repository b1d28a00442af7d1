import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

import type { World } from './db/world';
import { createApp } from './http/app';
import { definitions } from './http/contract';
import { dropConnections } from './http/middleware';
import { docsRoutes } from './http/docs';
import { iconRoutes } from './http/icons';
import { createNodeValidator } from './http/schema-validator-node';
import { panelRoutes } from './http/panel-routes';
import { storageRoutes } from './http/storage';
import type { Hub } from './realtime/hub';
import { createRasterizer } from './images/rasterizer';
import { publisherRoutes } from './realtime/publisher-routes';

/**
 * Creates everything the mock serves: the backend, its control API, the contract's reference page, the icon
 * service, the developer panel and the Pusher publisher API.
 *
 * @param gamesOrigin origin of the third-party games
 */
export function createServerApp({ world, hub, gamesOrigin }: { world: World; hub: Hub; gamesOrigin: string }) {
  const images = storageRoutes(world.catalogue, createRasterizer());
  const app = createApp({
    world,
    hub,
    validator: createNodeValidator(definitions),
    gamesOrigin,
    images: (request) => images.fetch(request),
  });
  app.route('/', docsRoutes());
  app.route('/', iconRoutes());
  app.route('/', panelRoutes(new URL('./', import.meta.url)));
  const publisher = publisherRoutes(hub);
  app.all('/apps/*', async (c) => (await publisher(c.req.raw)) ?? c.notFound());
  return dropConnections((request) => app.fetch(request), RESPONSE_ALREADY_SENT);
}
