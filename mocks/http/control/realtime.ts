import { Hono } from 'hono';
import * as z from 'zod/mini';

import type { Faults } from '../../realtime/faults';
import type { Hub } from '../../realtime/hub';
import type { Manner } from '../../realtime/problems';
import { bodyOf, whole } from './body';

const time = whole(0, 60_000);
const problem = z.strictObject({ code: z.nullable(whole(1000, 4999)), message: z.string() });

const wanted = z.strictObject({
  manner: z.optional(z.enum(['inBand', 'closeCode'])),
  faults: z.optional(
    z.strictObject({
      unreachable: z.optional(z.boolean()),
      refuse: z.optional(problem),
      deaf: z.optional(z.boolean()),
      drop: z.optional(z.union([z.literal('everything'), z.array(z.string())])),
      slow: z.optional(z.strictObject({ ms: time, jitterMs: z.optional(time) })),
      duplicate: z.optional(z.boolean()),
      garbage: z.optional(z.array(z.string())),
    }),
  ),
});

/** Close codes that a server may send: application codes, and the WebSocket codes allowed in a close frame. */
const closing = z.strictObject({ code: z.optional(z.nullable(z.int().check(z.refine(mayBeSent, 'a server may not send this code')))) });

export type Realtime = ReturnType<typeof createRealtime>;

/** Creates the controls of the real-time server: error style and faults. */
export function createRealtime(hub: Hub) {
  let manner: Manner = 'inBand';
  const realtime = {
    state: () => ({ manner, faults: hub.faults(), connections: hub.connections().length }),
    set(next: { manner?: Manner | undefined; faults?: Faults | undefined }): void {
      if (next.manner !== undefined) hub.setManner((manner = next.manner));
      if (next.faults !== undefined) hub.setFaults(next.faults);
    },
    reset: (): void => realtime.set({ manner: 'inBand', faults: {} }),
  };
  return realtime;
}

/** Routes `GET|PUT realtime`, `POST realtime/close`. */
export function realtimeRoutes({ hub, realtime }: { hub: Hub; realtime: Realtime }): Hono {
  const app = new Hono();

  app.get('/realtime', (c) => c.json(realtime.state()));

  app.put('/realtime', async (c) => {
    const { manner, faults } = await bodyOf(c, wanted);
    realtime.set({ manner, faults: faults && present(faults) });
    return c.json(realtime.state());
  });

  app.post('/realtime/close', async (c) => {
    const { code } = await bodyOf(c, closing);
    const closed = realtime.state().connections;
    // Without a code the connection is dropped, as by a failed network.
    if (code === undefined || code === null) hub.cutAll();
    else hub.closeAll(code);
    return c.json({ closed });
  });
  return app;
}

function mayBeSent(code: number): boolean {
  return (code >= 3000 && code <= 4999) || (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code));
}

/** Returns an object without its undefined properties. */
function present<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
