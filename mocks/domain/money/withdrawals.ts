import type { components } from '@generated/schema';

import type { CalendarDate } from '../calendar';
import { calendarDay, isoDateTime, MINUTE, SECOND } from '../calendar';
import type { DomainEvent } from '../domain-events';
import { formatBrl } from './money';
import type { MoveContext } from './money-moves';
import { lockForWithdrawal, payOutWithdrawal, returnWithdrawal } from './money-moves';
import type { Conflict, Forbidden, Invalid, Result } from '../result';
import { conflict, err, forbidden, invalid, ok } from '../result';
import type { PixKey } from './pix-keys';
import { maskPixKey } from './pix-keys';
import type { WalletChange, Wallet } from './wallet';

type Schemas = components['schemas'];
export type WithdrawalStatus = Schemas['WithdrawalStatus'];

/** Time from the request to the legal deadline for payment (SPEC D9). */
export const DUE_AFTER_MS = 120 * MINUTE;

/** Withdrawal with amounts in cents and timestamps in Unix ms. */
export interface Withdrawal {
  id: string;
  playerId: string;
  amount: number;
  status: WithdrawalStatus;
  /** Reason of a rejection, in pt-BR. */
  reason: string | null;
  pixKeyId: string;
  /** Key as it was at the request. */
  pixKey: Schemas['WithdrawalPixKey'];
  createdAt: number;
  dueAt: number;
  /** Statuses, oldest first; the last is the current one. */
  timeline: readonly { status: WithdrawalStatus; at: number }[];
}

/** Rules of SPEC E6, with amounts in cents. */
export interface WithdrawalRules {
  enabled: boolean;
  min: number;
  max: number;
  /** Limit of a day; null for none. */
  daily: number | null;
}

/** Withdrawal to request, with amounts in cents. */
export interface NewWithdrawal extends MoveContext {
  id: string;
  amount: number;
  /** Digits of the player's CPF, which the key must belong to. */
  playerCpf: string;
  /** Key that receives the money. Undefined, for a key that the player does not have, is an error. */
  key: PixKey | undefined;
  /** Sum of today's withdrawals, by {@link sumRequestedOn}. */
  today: number;
}

/** Change of the wallet, with the withdrawal after it. */
export type WithdrawalStep = WalletChange & { withdrawal: Withdrawal };

type RequestError = Forbidden<'disabled'> | Invalid<'key' | 'too_small' | 'too_large' | 'daily' | 'insufficient' | 'rollover'>;

/**
 * Requests a withdrawal; the amount leaves the balance at once. The caller checks access (SPEC B13).
 *
 * @returns an error if withdrawals are disabled, the key is not the player's, or the amount breaks the rules or exceeds the free balance
 */
export function requestWithdrawal(
  wallet: Wallet,
  { id, amount, key, playerCpf, today, entryId, now }: NewWithdrawal,
  { enabled, min, max, daily }: WithdrawalRules,
): Result<WithdrawalStep, RequestError> {
  if (!enabled) return err(forbidden('disabled', 'Saques indisponíveis no momento.', 'forbidden'));
  if (key === undefined || key.holderCpf !== playerCpf) return err(invalid('key', 'pix_key_id', 'Escolha uma chave PIX sua.'));
  if (amount < min) return err(invalid('too_small', 'amount', `O saque mínimo é ${formatBrl(min)}.`));
  if (amount > max) return err(invalid('too_large', 'amount', `O saque máximo é ${formatBrl(max)}.`));
  if (daily !== null && today + amount > daily) return err(dailyLimitExceeded(daily - today));
  const locked = lockForWithdrawal(wallet, { id, amount, entryId, now });
  if (!locked.ok) return locked;
  const withdrawal: Withdrawal = {
    id,
    playerId: wallet.playerId,
    amount,
    status: 'pending',
    reason: null,
    pixKeyId: key.id,
    pixKey: { type: key.type, key_masked: maskPixKey(key.type, key.key) },
    createdAt: now,
    dueAt: now + DUE_AFTER_MS,
    timeline: [{ status: 'pending', at: now }],
  };
  return ok(withWithdrawalEvent(locked.value, withdrawal));
}

/** Statuses that may follow each status. */
const NEXT_STATUSES: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  pending: ['in_review', 'processing', 'rejected', 'cancelled'],
  in_review: ['processing', 'rejected', 'cancelled'],
  processing: ['paid', 'rejected'],
  paid: [],
  rejected: [],
  cancelled: [],
};

/**
 * Advances a withdrawal to a status that may follow: `paid` sends the money, `rejected` returns it with a reason for the player. Returns a
 * conflict for any other status.
 */
export function moveWithdrawal(
  wallet: Wallet,
  withdrawal: Withdrawal,
  { to, reason = null, entryId, now }: MoveContext & { to: 'in_review' | 'processing' | 'paid' | 'rejected'; reason?: string | null },
): Result<WithdrawalStep, Conflict<'no_such_step' | 'not_on_its_way'>> {
  if (!NEXT_STATUSES[withdrawal.status].includes(to)) return err(conflict('no_such_step', 'Este saque já foi encerrado.'));
  const step = applyToWallet(wallet, withdrawal.id, to, { entryId, now });
  if (!step.ok) return step;
  return ok(withWithdrawalEvent(step.value, { ...advance(withdrawal, to, now), reason: to === 'rejected' ? reason : null }));
}

/** Cancels a withdrawal that is pending or in review, and returns its money; a cancelled one is returned as it is, others are a conflict. */
export function cancelWithdrawal(
  wallet: Wallet,
  withdrawal: Withdrawal,
  { entryId, now }: MoveContext,
): Result<WithdrawalStep, Conflict<'too_late' | 'not_on_its_way'>> {
  if (withdrawal.status === 'cancelled') return ok({ wallet, entries: [], events: [], withdrawal });
  if (!NEXT_STATUSES[withdrawal.status].includes('cancelled')) return err(conflict('too_late', 'Este saque não pode mais ser cancelado.'));
  const back = returnWithdrawal(wallet, { id: withdrawal.id, ending: 'cancelled', entryId, now });
  return back.ok ? ok(withWithdrawalEvent(back.value, advance(withdrawal, 'cancelled', now))) : back;
}

/** Amount from which a withdrawal is reviewed manually. */
export const REVIEW_THRESHOLD_CENTS = 100_000;

/**
 * Returns the mock back office's next step, which is never a rejection, and its time in Unix ms, well before the deadline. Returns null once
 * the withdrawal ended.
 */
export function nextStep({
  status,
  amount,
  timeline,
  createdAt,
}: Withdrawal): { to: 'in_review' | 'processing' | 'paid'; at: number } | null {
  const since = timeline.at(-1)?.at ?? createdAt;
  if (status === 'pending') return { to: amount >= REVIEW_THRESHOLD_CENTS ? 'in_review' : 'processing', at: since + MINUTE };
  if (status === 'in_review') return { to: 'processing', at: since + 20 * MINUTE };
  return status === 'processing' ? { to: 'paid', at: since + 30 * SECOND } : null;
}

/** Sums a day's withdrawals that were not returned, in cents, for the daily limit. */
export function sumRequestedOn(withdrawals: Iterable<Withdrawal>, day: CalendarDate): number {
  let sum = 0;
  for (const { status, amount, createdAt } of withdrawals) {
    if (status !== 'rejected' && status !== 'cancelled' && calendarDay(createdAt) === day) sum += amount;
  }
  return sum;
}

export function toWithdrawalDto(withdrawal: Withdrawal): Schemas['Withdrawal'] {
  const { id, amount, status, reason, pixKey, createdAt, dueAt, timeline } = withdrawal;
  return {
    id,
    amount,
    status,
    reason,
    pix_key: pixKey,
    created_at: isoDateTime(createdAt),
    due_at: isoDateTime(dueAt),
    timeline: timeline.map((step) => ({ status: step.status, at: isoDateTime(step.at) })),
  };
}

function dailyLimitExceeded(left: number): Invalid<'daily'> {
  const message = left > 0 ? `Você ainda pode sacar ${formatBrl(left)} hoje.` : 'Você já fez todos os saques de hoje.';
  return invalid('daily', 'amount', message, message);
}

function applyToWallet(
  wallet: Wallet,
  id: string,
  to: WithdrawalStatus,
  move: MoveContext,
): Result<WalletChange, Conflict<'not_on_its_way'>> {
  if (to === 'paid') return payOutWithdrawal(wallet, id);
  if (to === 'rejected') return returnWithdrawal(wallet, { id, ending: 'rejected', ...move });
  return ok({ wallet, entries: [], events: [] });
}

function advance(withdrawal: Withdrawal, status: WithdrawalStatus, now: number): Withdrawal {
  return { ...withdrawal, status, timeline: [...withdrawal.timeline, { status, at: now }] };
}

function withWithdrawalEvent(step: WalletChange, withdrawal: Withdrawal): WithdrawalStep {
  const { id, status, amount, playerId } = withdrawal;
  const event: DomainEvent = { name: 'WithdrawUpdateEvent', subject: playerId, payload: { id, status, amount } };
  return { ...step, events: [...step.events, event], withdrawal };
}
