import { Hono } from 'hono';
import * as z from 'zod/mini';

import { generateHistory } from '../../db/money/generate-history';
import { ControlError, integerBetween, parseBody, requireFound } from './body';
import type { ControlDeps } from './deps';
import { playerIds } from './player-ids';

const balanceBody = z.strictObject({
  playerId: z.string(),
  delta: z.int().check(
    z.refine((delta) => delta !== 0, 'must not be 0'),
    z.describe('cents'),
  ),
});
const verificationBody = z.strictObject({ playerId: z.string(), status: z.enum(['approved', 'pending_face_id', 'pending_kyc']) });
const bonusBody = z.strictObject({
  playerId: z.string(),
  amount: integerBetween(1, 100_000_000).check(z.describe('cents')),
  multiplier: integerBetween(0, 1000),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});
const barredBody = z.strictObject({
  playerId: z.string(),
  reason: z.nullable(z.enum(['central_exclusion', 'benefit_programme', 'debt_programme', 'decision'])),
});
const atRiskBody = z.strictObject({ playerId: z.string(), atRisk: z.boolean() });
const historyBody = z.strictObject({ playerId: z.string(), count: integerBetween(1, 100_000) });

/**
 * Routes `POST balance` (adds `delta`), `POST verification-status` (a change sends a notice), `POST barred` (the state's register, looked
 * up at once; reason null removes the player), `POST at-risk` (sets the result of the operator's monitoring), `POST bonus` (grants one that
 * does not expire), `POST transactions` (generates `count` past ones). Amounts are in cents. An unknown player is a 404, a `delta` that the
 * balance does not cover a 409.
 */
export function playerRoutes({ world }: ControlDeps): Hono {
  const app = new Hono();
  const requirePlayer = (id: string) => requireFound(world.players.byId(id), 'player', playerIds(world), id);

  app.post('/balance', async (c) => {
    const { playerId, delta } = await parseBody(c, balanceBody);
    const corrected = world.accounts.adjustBalance(requirePlayer(playerId).id, delta);
    if (!corrected.ok) throw new ControlError(409, corrected.error.body.message);
    return c.json({ balance: corrected.value.wallet.balances.real });
  });

  app.post('/verification-status', async (c) => {
    const { playerId, status } = await parseBody(c, verificationBody);
    return c.json({ verification: world.players.update(requirePlayer(playerId).id, { verification: status }).verification });
  });

  app.post('/barred', async (c) => {
    const { playerId, reason } = await parseBody(c, barredBody);
    const player = requirePlayer(playerId);
    world.identity.barred.list(player.cpf, reason);
    return c.json({ barred: world.identity.barred.check(player)?.reason ?? null });
  });

  app.post('/at-risk', async (c) => {
    const { playerId, atRisk } = await parseBody(c, atRiskBody);
    const account = world.accounts.get(requirePlayer(playerId).id);
    world.accounts.setProtection(account, { ...account.protection, isAtRisk: atRisk });
    return c.json({ atRisk });
  });

  app.post('/bonus', async (c) => {
    const { playerId, name = 'Bônus de cortesia', ...bonus } = await parseBody(c, bonusBody);
    return c.json({ id: world.rewards.grant(requirePlayer(playerId).id, { ...bonus, name, lifetimeMs: null }) }, 201);
  });

  app.post('/transactions', async (c) => {
    const { playerId, count } = await parseBody(c, historyBody);
    generateHistory(world, requirePlayer(playerId).id, count);
    return c.json({ count }, 201);
  });
  return app;
}
