import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';

import { createWorld } from './db/world';
import type { World } from './db/world';
import { createApp } from './http/app';
import { definitions } from './http/contract';
import { explainClosedSocket } from './http/explain-closed-socket';
import { dropConnections } from './http/middleware';
import { docsRoutes } from './reference/docs';
import { iconRoutes } from './http/icons';
import type { SchemaValidator } from './http/schema-validator';
import { createNodeValidator } from './http/schema-validator-node';
import { panelRoutes } from './http/panel-routes';
import { storageRoutes } from './http/storage';
import { createHub } from './realtime/hub';
import type { Hub } from './realtime/hub';
import { createRasterizer } from './images/rasterizer';
import { deliverPush } from './push/deliver-push';
import { publisherRoutes } from './realtime/publisher-routes';
import { startWorldTimer } from './world-timer';
import { explainForeignSocket } from './worlds/explain-socket';
import type { RunningWorld } from './worlds/worlds';

/** Parts of the mock's server that differ between worlds. */
export interface ServerAppOptions {
  readonly world: World;
  readonly hub: Hub;
  /** Origin of the third-party games. */
  readonly gamesOrigin: string;
  /** Returns the error text for a socket id without a connection in this world. */
  readonly explain?: (socketId: string) => string;
}

/** Stateless parts, which all worlds share. */
interface Shared {
  readonly images: Hono;
  readonly validator: SchemaValidator;
}

/**
 * Creates the handler, for a Node server, of all HTTP parts of the mock's server: the backend, its control API, the contract and its
 * reference page, the images, the icon service, the developer panel and the Pusher publisher API. The caller attaches the sockets, and
 * starts the world's timer and the delivery of push messages.
 */
export function createServerApp(options: ServerAppOptions) {
  const app = assembleApp(options, createShared(options.world));
  return serveOnNode((request) => app.fetch(request));
}

/** Returns a fetch handler for a Node server, which drops the connection if the given one returns `NO_RESPONSE`. */
export const serveOnNode = (fetch: (request: Request) => Response | Promise<Response>) => dropConnections(fetch, RESPONSE_ALREADY_SENT);

/** World of the server. Its `fetch` may return `NO_RESPONSE`: see {@link serveOnNode}. */
export interface ServerWorld extends RunningWorld {
  readonly world: World;
  readonly hub: Hub;
}

/**
 * Returns a function that starts a world with its own state, real time, timer and push messages, which `end` of the world stops. All
 * share compiled schemas and images, which are the same in every world with the same number of games. The name of a world must be unique:
 * errors about sockets of another world contain it.
 */
export function worldStarter({ gamesOrigin, ...options }: Parameters<typeof createWorld>[0] & { gamesOrigin: string }) {
  let shared: Shared | undefined;
  const hubs = new Map<string, Hub>();
  return (name: string): ServerWorld => {
    const [world, hub] = [createWorld(options), createHub()];
    const explain = (socketId: string) => {
      const [other] = [...hubs].find(([, { isConnected }]) => isConnected(socketId)) ?? [];
      return other === undefined ? explainClosedSocket(socketId) : explainForeignSocket(socketId, name, other);
    };
    const app = assembleApp({ world, hub, gamesOrigin, explain }, (shared ??= createShared(world)));
    hubs.set(name, hub);
    const stopTimer = startWorldTimer(world);
    const stopPush = deliverPush(world);
    return {
      world,
      hub,
      fetch: (request) => app.fetch(request),
      sockets: () => hub.connections().length,
      end() {
        stopTimer();
        stopPush();
        hub.stop();
        hubs.delete(name);
      },
    };
  };
}

function createShared({ catalogue }: World): Shared {
  return { images: storageRoutes(catalogue, createRasterizer()), validator: createNodeValidator(definitions) };
}

function assembleApp(options: ServerAppOptions, { images, validator }: Shared): Hono {
  const app = createApp({ ...options, validator, images: (request) => images.fetch(request) });
  const folder = new URL('./', import.meta.url);
  app.route('/', docsRoutes(folder));
  app.route('/', iconRoutes());
  app.route('/', panelRoutes(folder));
  const publisher = publisherRoutes(options.hub);
  app.all('/apps/*', async (c) => (await publisher(c.req.raw)) ?? c.notFound());
  return app;
}
