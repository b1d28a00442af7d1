import { Hono } from 'hono';
import * as z from 'zod/mini';

import { longPast } from '../../db/long-past';
import { bodyOf, Refused, there, whole } from './body';
import type { Parts } from './parts';

const movement = z.strictObject({ playerId: z.string(), delta: z.int().check(z.refine((delta) => delta !== 0)) });
const identity = z.strictObject({ playerId: z.string(), status: z.enum(['approved', 'pending_face_id', 'pending_kyc']) });
const gift = z.strictObject({
  playerId: z.string(),
  amount: whole(1, 100_000_000),
  multiplier: whole(0, 1000),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});
const history = z.strictObject({ playerId: z.string(), count: whole(1, 100_000) });

/** Routes `POST balance`, `POST verification-status`, `POST bonus`, `POST transactions`: data of one player. Amounts in cents. */
export function playerRoutes({ world }: Parts): Hono {
  const app = new Hono();
  const known = (id: string) => there(world.players.byId(id), 'player');

  app.post('/balance', async (c) => {
    const { playerId, delta } = await bodyOf(c, movement);
    const corrected = world.accounts.correct(known(playerId).id, delta);
    if (!corrected.ok) throw new Refused(409, corrected.error.body.message);
    return c.json({ balance: corrected.value.wallet.balances.real });
  });

  app.post('/verification-status', async (c) => {
    const { playerId, status } = await bodyOf(c, identity);
    return c.json({ verification: world.players.update(known(playerId).id, { verification: status }).verification });
  });

  app.post('/bonus', async (c) => {
    const { playerId, name = 'Bônus de cortesia', ...bonus } = await bodyOf(c, gift);
    return c.json({ id: world.rewards.grant(known(playerId).id, { ...bonus, name, life: null }) }, 201);
  });

  app.post('/transactions', async (c) => {
    const { playerId, count } = await bodyOf(c, history);
    longPast(world, known(playerId).id, count);
    return c.json({ count }, 201);
  });
  return app;
}
