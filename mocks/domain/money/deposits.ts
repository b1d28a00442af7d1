import type { components } from '@generated/schema';

import { isoDateTime, MINUTE } from '../calendar';
import type { DomainEvent } from '../domain-events';
import type { Entry } from './ledger';
import { APPROVED, EXPIRED, PENDING, REJECTED } from './ledger';
import { formatBrl } from './money';
import { creditDeposit } from './money-moves';
import type { Conflict, Forbidden, Invalid, Result } from '../result';
import { conflict, err, forbidden, invalid, ok } from '../result';
import { createPixCode } from './pix-code';
import type { WalletChange, Wallet } from './wallet';

type Schemas = components['schemas'];

/** Time after which an unpaid deposit expires. */
export const CHARGE_LIFETIME_MS = 15 * MINUTE;
/** Time from a rejected payment until the money is back on the payer's account. */
export const REFUND_MS = 2 * MINUTE;

/** Deposit with amounts in cents and timestamps in Unix ms. The id is also the transaction id. */
export interface Deposit {
  id: string;
  playerId: string;
  amount: number;
  /** Status as stored; {@link depositAt} gives the current one. */
  status: Exclude<Schemas['DepositStatus'], 'reversed'>;
  /** Text of the PIX code, which the player pays. */
  qrCode: string;
  coupon: string | null;
  createdAt: number;
  expiresAt: number;
  /** Time when it was paid or rejected; null while it is open, and if it has expired. */
  endedAt: number | null;
}

/** Settings (SPEC E6) in cents; `rollover` is a wagering multiplier. */
export interface DepositRules {
  enabled: boolean;
  min: number;
  max: number;
  rollover: number;
}

/** Payee of a charge by PIX. */
export interface Payee {
  name: string;
  city: string;
  /** Address of the charge without scheme and id, which is appended. */
  url: string;
}

/** Deposit to open. The amount is in cents, `now` in Unix ms. */
export interface NewDeposit {
  id: string;
  playerId: string;
  amount: number;
  coupon?: string | undefined;
  /** UUID of the charge, at the end of the BR Code's URL. */
  chargeId: string;
  now: number;
}

/**
 * Creates a pending deposit with its PIX code; the caller checks access, limits of the player and coupon.
 *
 * @returns an error if deposits are disabled, or the amount is outside `min` and `max`
 * @throws PixCodeError as `createPixCode` does
 */
export function openDeposit(
  { id, playerId, amount, coupon, chargeId, now }: NewDeposit,
  { enabled, min, max }: DepositRules,
  { name, city, url }: Payee,
): Result<Deposit, Forbidden<'disabled'> | Invalid<'too_small' | 'too_large'>> {
  if (!enabled) return err(forbidden('disabled', 'Depósitos indisponíveis no momento.', 'forbidden'));
  if (amount < min) return err(invalid('too_small', 'amount', `O depósito mínimo é ${formatBrl(min)}.`));
  if (amount > max) return err(invalid('too_large', 'amount', `O depósito máximo é ${formatBrl(max)}.`));
  const qrCode = createPixCode({ url: `${url}/${chargeId}`, name, city, cents: amount });
  const expiresAt = now + CHARGE_LIFETIME_MS;
  return ok({ id, playerId, amount, status: 'pending', qrCode, coupon: coupon ?? null, createdAt: now, expiresAt, endedAt: null });
}

/** Returns the deposit with its current status: a pending one is expired after its time. Returns the same object if unchanged. */
export function depositAt(deposit: Deposit, now: number): Deposit {
  return deposit.status === 'pending' && now >= deposit.expiresAt ? { ...deposit, status: 'expired' } : deposit;
}

/** Payment of a deposit by the bank. `rollover` is the wagering multiplier of the deposit. */
export interface Payment {
  /** CPF digits of the paying account and of the player; they must match (SPEC D9). */
  payerCpf: string;
  playerCpf: string;
  /** Number of the player's deposits that were approved before. */
  approvedBefore: number;
  rollover: number;
  now: number;
}

/**
 * Pays a deposit once, even late, and credits the wallet. A payment from another CPF is no error: it gives a rejected deposit and moves no
 * money. The caller grants the coupon.
 *
 * @returns a conflict if the deposit was paid or rejected before
 */
export function payDeposit(
  wallet: Wallet,
  deposit: Deposit,
  { payerCpf, playerCpf, approvedBefore, rollover, now }: Payment,
): Result<WalletChange & { deposit: Deposit }, Conflict<'ended'>> {
  if (deposit.status !== 'pending' && deposit.status !== 'expired') return err(conflict('ended', 'Este depósito já foi encerrado.'));
  if (payerCpf !== playerCpf) {
    const rejected: Deposit = { ...deposit, status: 'rejected', endedAt: now };
    return ok({ wallet, entries: [depositAttemptEntry(rejected)], events: [], deposit: rejected });
  }
  const { id, amount, playerId } = deposit;
  const paid = creditDeposit(wallet, { id, amount, rollover, now });
  const payload = { transaction_id: id, amount, deposit_occurrence: approvedBefore + 1 };
  const events: DomainEvent[] = [...paid.events, { name: 'DepositApprovedEvent', subject: playerId, payload }];
  return ok({ ...paid, events, deposit: { ...deposit, status: 'approved', endedAt: now } });
}

/** Returns the entry of a deposit that moved no money. Its id is the deposit's, so that the entry of the payment replaces it. */
export function depositAttemptEntry({ id, playerId, status, amount, createdAt }: Deposit): Entry {
  return {
    id,
    playerId,
    source: 'Deposit',
    status: ENTRY_STATUS[status],
    type: 1,
    amount,
    balanceAfter: null,
    description: 'Depósito por PIX',
    reference: id,
    at: createdAt,
    postings: [],
  };
}

const ENTRY_STATUS = { pending: PENDING, approved: APPROVED, rejected: REJECTED, expired: EXPIRED } as const;

/** Converts a deposit to its form in the contract, with its status at `now`, in Unix ms. */
export function toDepositDto(deposit: Deposit, now: number): Schemas['Deposit'] {
  const { id, amount, status, qrCode, coupon, expiresAt, endedAt } = depositAt(deposit, now);
  return {
    transaction_id: id,
    amount,
    status,
    qr_code: qrCode,
    expires_at: isoDateTime(expiresAt),
    server_time: isoDateTime(now),
    ...(coupon !== null && { coupon }),
    ...(status === 'rejected' && endedAt !== null && { refund: refundAt(endedAt + REFUND_MS, now) }),
  };
}

function refundAt(due: number, now: number): Schemas['DepositRefund'] {
  return now < due ? { status: 'pending', at: null } : { status: 'paid', at: isoDateTime(due) };
}
