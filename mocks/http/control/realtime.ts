import { Hono } from 'hono';
import * as z from 'zod/mini';

import type { Faults } from '../../realtime/fault-injector';
import type { Hub } from '../../realtime/hub';
import { type ErrorStyle, isSendableCloseCode } from '../../realtime/error-codes';
import { integerBetween, parseBody } from './body';

const delayMs = integerBetween(0, 60_000);
const problem = z.strictObject({
  code: z.nullable(integerBetween(1000, 4999)),
  message: z.string(),
  retryAfter: z.optional(integerBetween(1, 86_400)),
});

const realtimeBody = z.strictObject({
  errorStyle: z.optional(z.enum(['inBand', 'closeCode'])),
  faults: z.optional(
    z.strictObject({
      unreachable: z.optional(z.boolean()),
      refuse: z.optional(problem),
      dropIncoming: z.optional(z.boolean()),
      drop: z.optional(z.union([z.literal('everything'), z.array(z.string())])),
      slow: z.optional(z.strictObject({ ms: delayMs, jitterMs: z.optional(delayMs) })),
      duplicate: z.optional(z.boolean()),
      garbage: z.optional(z.array(z.string())),
    }),
  ),
});

/** Body of a call that closes all connections with a code, or cuts them if it has none. */
const closeBody = z.strictObject({
  code: z.optional(z.nullable(z.int().check(z.refine(isSendableCloseCode, 'a server may not send this code')))),
});

export type RealtimeControl = ReturnType<typeof createRealtimeControl>;

/**
 * Creates the controls of the real-time server: error style, at first `inBand`, and faults, which `set` replaces as a whole. `set` keeps
 * what is omitted; `reset` restores `inBand` and removes all faults, but leaves the connections open.
 */
export function createRealtimeControl(hub: Hub) {
  let errorStyle: ErrorStyle = 'inBand';
  const realtime = {
    state: () => ({ errorStyle, faults: hub.faults(), connections: hub.connections().length }),
    set(next: { errorStyle?: ErrorStyle | undefined; faults?: Faults | undefined }): void {
      if (next.errorStyle !== undefined) hub.setErrorStyle((errorStyle = next.errorStyle));
      if (next.faults !== undefined) hub.setFaults(next.faults);
    },
    reset: (): void => realtime.set({ errorStyle: 'inBand', faults: {} }),
  };
  return realtime;
}

/** Routes `GET|PUT realtime` and `POST realtime/close`, which returns the number of closed connections. */
export function realtimeRoutes({ hub, realtime }: { hub: Hub; realtime: RealtimeControl }): Hono {
  const app = new Hono();

  app.get('/realtime', (c) => c.json(realtime.state()));

  app.put('/realtime', async (c) => {
    const { errorStyle, faults } = await parseBody(c, realtimeBody);
    realtime.set({ errorStyle, faults: faults && omitUndefined(faults) });
    return c.json(realtime.state());
  });

  app.post('/realtime/close', async (c) => {
    const { code } = await parseBody(c, closeBody);
    const closed = realtime.state().connections;
    // Without a code the connections are cut, as by a failed network.
    if (code === undefined || code === null) hub.cutAll();
    else hub.closeAll(code);
    return c.json({ closed });
  });
  return app;
}

function omitUndefined<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
