import { Hono } from 'hono';
import * as z from 'zod/mini';

import { isoDateTime } from '../../domain/calendar';
import { cpfDigits, isCpf } from '../../domain/cpf';
import type { Deposit } from '../../domain/deposits';
import { depositAt } from '../../domain/deposits';
import type { Conflict, NotFound, Result } from '../../domain/result';
import type { Withdrawal } from '../../domain/withdrawals';
import { bodyOf, Refused } from './body';
import type { Parts } from './parts';

const MOST = 50;
const payment = z.strictObject({ payer_cpf: z.optional(z.string().check(z.refine(isCpf, 'not a CPF'))) });
const nothing = z.strictObject({});
const step = z.strictObject({
  to: z.enum(['in_review', 'processing', 'paid', 'rejected']),
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** Routes below `deposits` and `withdrawals`: actions of the bank and the back office. */
export function cashierRoutes({ world: { cashier, clock } }: Parts): Hono {
  const app = new Hono();

  app.get('/deposits', (c) => c.json({ data: cashier.deposits().slice(0, MOST).map(shownDeposit) }));

  app.post('/deposits/:id/pay', async (c) => {
    const { payer_cpf: payer } = await bodyOf(c, payment);
    return c.json(shownDeposit(done(cashier.pay(c.req.param('id'), payer === undefined ? undefined : cpfDigits(payer)))));
  });

  app.post('/deposits/:id/expire', async (c) => {
    await bodyOf(c, nothing);
    return c.json(shownDeposit(done(cashier.expire(c.req.param('id')))));
  });

  app.get('/withdrawals', (c) => c.json({ data: cashier.withdrawals().slice(0, MOST).map(shownWithdrawal) }));

  app.post('/withdrawals/:id/move', async (c) => {
    const { to, reason } = await bodyOf(c, step);
    return c.json(shownWithdrawal(done(cashier.move(c.req.param('id'), to, reason ?? null))));
  });

  function shownDeposit(deposit: Deposit) {
    const { id, playerId, amount, status, createdAt, expiresAt } = depositAt(deposit, clock.now());
    return { id, player_id: playerId, amount, status, created_at: isoDateTime(createdAt), expires_at: isoDateTime(expiresAt) };
  }
  return app;
}

const shownWithdrawal = ({ id, playerId, amount, status, createdAt }: Withdrawal) => ({
  id,
  player_id: playerId,
  amount,
  status,
  created_at: isoDateTime(createdAt),
});

function done<T>(outcome: Result<T, Conflict | NotFound>): T {
  if (!outcome.ok) throw new Refused(outcome.error.status, outcome.error.body.message);
  return outcome.value;
}
