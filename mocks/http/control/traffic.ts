import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { Hono } from 'hono';
import * as z from 'zod/mini';

import { bodyOf, Refused, whole } from './body';
import type { Parts } from './parts';

const ids = Object.keys(operations) as OperationId[];

const fault = z.strictObject({
  operation: z.enum(['*', ...ids]),
  latency: z.optional(whole(0, 60_000)),
  // Statuses below 200 are not final responses.
  status: z.optional(whole(200, 599)),
  cut: z.optional(z.boolean()),
  lost: z.optional(z.boolean()),
  times: z.optional(whole(1, 1_000_000)),
});

/** Routes `GET|PUT|DELETE faults`, `GET calls`: faults and the call log. */
export function trafficRoutes({ faults, calls }: Parts): Hono {
  const app = new Hono();

  app.get('/faults', (c) => c.json({ data: faults.all() }));

  app.put('/faults', async (c) => {
    const wanted = await bodyOf(c, fault);
    const { latency = 0, status, cut = false, lost = false } = wanted;
    if (latency === 0 && status === undefined && !cut && !lost)
      throw new Refused(422, 'A fault needs one of latency, status, cut and lost.');
    if (cut && lost) throw new Refused(422, 'Either nothing happens (cut) or it does (lost).');
    faults.put(wanted);
    return c.json({ data: faults.all() });
  });

  app.delete('/faults', (c) => {
    faults.clear();
    return c.json({ data: faults.all() });
  });

  app.get('/calls', (c) => {
    const after = c.req.query('after') ?? '0';
    if (!/^\d{1,15}$/.test(after)) throw new Refused(422, 'after is the number of a call.');
    return c.json({ data: calls.after(Number(after)) });
  });
  return app;
}
