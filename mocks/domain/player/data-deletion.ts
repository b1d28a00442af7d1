import type { components } from '@generated/schema';

import { DAY, isoDateTime } from '../calendar';
import { formatBrl } from '../money/money';
import type { Conflict, Result } from '../result';
import { conflict, err, ok } from '../result';

type Schemas = components['schemas'];

/** Time from a request to the deadline of its answer, at which the stand-in carries it out. */
const ANSWER_DUE_MS = 15 * DAY;

/** A request to delete personal data (SPEC Q4). */
export interface DataDeletion {
  protocol: string;
  status: Schemas['DataDeletion']['status'];
  /** Time of the request, in Unix ms. */
  requestedAt: number;
  /** Reason of a refusal, or the data that are kept (pt-BR). */
  reason: string | null;
  /** Time when the account was closed, in Unix ms. */
  closedAt?: number;
}

/** Returns true if a request must be carried out: its deadline is over, and the account is not closed. Its status does not matter. */
export const isDeletionDue = ({ requestedAt, closedAt }: DataDeletion, now: number): boolean =>
  closedAt === undefined && now >= requestedAt + ANSWER_DUE_MS;

/** Returns a request as carried out at `now`. The caller pays the balance and closes the account. @param paid cents that were paid out */
export function carryOutDeletion(request: DataDeletion, paid: number, now: number): DataDeletion {
  const payout = paid === 0 ? 'Não havia saldo a pagar.' : `Pagamos ${formatBrl(paid)} na sua conta bancária.`;
  return { ...request, status: 'done', reason: `${payout} Guardamos só o que a lei exige, pelo prazo dela.`, closedAt: now };
}

/**
 * Opens a request; the caller stores it. It is a conflict if the one before is received or in review.
 *
 * @param number number of requests so far, for the protocol
 */
export function openDeletion(before: DataDeletion | undefined, number: number, now: number): Result<DataDeletion, Conflict<'open'>> {
  if (before !== undefined && (before.status === 'received' || before.status === 'in_review'))
    return err(conflict('open', `Seu pedido ${before.protocol} já está em andamento.`));
  const year = isoDateTime(now).slice(0, 4);
  return ok({ protocol: `${year}-${String(number + 1).padStart(6, '0')}`, status: 'received', requestedAt: now, reason: null });
}

export function toDeletionDto({ protocol, status, reason, requestedAt }: DataDeletion): Schemas['DataDeletion'] {
  return { protocol, status, reason, requested_at: isoDateTime(requestedAt), due_at: isoDateTime(requestedAt + ANSWER_DUE_MS) };
}
