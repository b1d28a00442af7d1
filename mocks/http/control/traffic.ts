import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { Hono } from 'hono';
import * as z from 'zod/mini';

import { ControlError, integerBetween, parseBody } from './body';
import type { ControlDeps } from './deps';

const ids = Object.keys(operations) as OperationId[];

const faultBody = z.strictObject({
  operation: z.enum(['*', ...ids]),
  latency: z.optional(integerBetween(0, 60_000).check(z.describe('ms'))),
  // Statuses below 200 are not final.
  status: z.optional(integerBetween(200, 599)),
  // `cut` drops the connection without executing the call, `lost` after it.
  cut: z.optional(z.boolean()),
  lost: z.optional(z.boolean()),
  times: z.optional(integerBetween(1, 1_000_000)),
});

/**
 * Creates the routes of the faults of calls, `GET|PUT|DELETE faults` (PUT replaces that of one operation, DELETE removes all), and of
 * the recorded calls, `GET calls?after=` (those with a higher number, newest first).
 */
export function trafficRoutes({ faults, calls }: ControlDeps): Hono {
  const app = new Hono();

  app.get('/faults', (c) => c.json({ data: faults.all() }));

  app.put('/faults', async (c) => {
    const input = await parseBody(c, faultBody);
    const { latency = 0, status, cut = false, lost = false } = input;
    if (latency === 0 && status === undefined && !cut && !lost)
      throw new ControlError(422, 'A fault needs one of latency, status, cut and lost.');
    if (cut && lost) throw new ControlError(422, 'Either nothing happens (cut) or it does (lost).');
    faults.put(input);
    return c.json({ data: faults.all() });
  });

  app.delete('/faults', (c) => {
    faults.clear();
    return c.json({ data: faults.all() });
  });

  app.get('/calls', (c) => {
    const after = c.req.query('after') ?? '0';
    if (!/^\d{1,15}$/.test(after)) throw new ControlError(422, 'after is the number of a call.');
    return c.json({ data: calls.after(Number(after)) });
  });
  return app;
}
