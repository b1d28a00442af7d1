import { Hono } from 'hono';
import * as z from 'zod/mini';

import { isoDateTime } from '../../domain/calendar';
import { cpfDigits, isCpf } from '../../domain/cpf';
import type { Deposit } from '../../domain/money/deposits';
import { depositAt } from '../../domain/money/deposits';
import type { Conflict, NotFound, Result } from '../../domain/result';
import type { Withdrawal } from '../../domain/money/withdrawals';
import { ControlError, parseBody } from './body';
import type { ControlDeps } from './deps';

/** Maximum number of deposits or withdrawals in a list. */
const MAX_ITEMS = 50;
const payment = z.strictObject({ payer_cpf: z.optional(z.string().check(z.refine(isCpf, 'not a CPF'))) });
const emptyBody = z.strictObject({});
const step = z.strictObject({
  to: z.enum(['in_review', 'processing', 'paid', 'rejected']),
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/**
 * Routes the actions of the bank and the back office: `GET deposits`, `POST deposits/{id}/pay` (by the player, unless it names
 * another `payer_cpf`; an expired deposit can be paid as well) and `/expire`, `GET withdrawals`, `POST withdrawals/{id}/move` (`to`
 * in_review, processing, paid or rejected, with an optional `reason`). Amounts are in cents. Lists have at most `MAX_ITEMS` of all players,
 * newest first. An unknown id is a 404. A 409 is paying a paid or rejected deposit, expiring an ended one, and a step that may not follow.
 */
export function cashierRoutes({ world: { cashier, clock } }: ControlDeps): Hono {
  const app = new Hono();

  app.get('/deposits', (c) => c.json({ data: cashier.deposits().slice(0, MAX_ITEMS).map(toDepositDto) }));

  app.post('/deposits/:id/pay', async (c) => {
    const { payer_cpf: payer } = await parseBody(c, payment);
    return c.json(toDepositDto(unwrap(cashier.pay(c.req.param('id'), payer === undefined ? undefined : cpfDigits(payer)))));
  });

  app.post('/deposits/:id/expire', async (c) => {
    await parseBody(c, emptyBody);
    return c.json(toDepositDto(unwrap(cashier.expire(c.req.param('id')))));
  });

  app.get('/withdrawals', (c) => c.json({ data: cashier.withdrawals().slice(0, MAX_ITEMS).map(toWithdrawalDto) }));

  app.post('/withdrawals/:id/move', async (c) => {
    const { to, reason } = await parseBody(c, step);
    return c.json(toWithdrawalDto(unwrap(cashier.move(c.req.param('id'), to, reason ?? null))));
  });

  function toDepositDto(deposit: Deposit) {
    const { id, playerId, amount, status, createdAt, expiresAt } = depositAt(deposit, clock.now());
    return { id, player_id: playerId, amount, status, created_at: isoDateTime(createdAt), expires_at: isoDateTime(expiresAt) };
  }
  return app;
}

const toWithdrawalDto = ({ id, playerId, amount, status, createdAt }: Withdrawal) => ({
  id,
  player_id: playerId,
  amount,
  status,
  created_at: isoDateTime(createdAt),
});

function unwrap<T>(result: Result<T, Conflict | NotFound>): T {
  if (!result.ok) throw new ControlError(result.error.status, result.error.body.message);
  return result.value;
}
