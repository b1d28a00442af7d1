import type { components } from '@generated/schema';

import { isoDateTime, MINUTE } from './calendar';
import type { Fact } from './facts';
import type { Entry } from './ledger';
import { APPROVED, EXPIRED, PENDING, REJECTED } from './ledger';
import { brl } from './money';
import { creditDeposit } from './money-moves';
import type { Conflict, Forbidden, Invalid, Outcome } from './outcome';
import { conflict, done, forbidden, invalid, refused } from './outcome';
import { pixCode } from './pix-code';
import type { Step, Wallet } from './wallet';

type Schemas = components['schemas'];

/** How long the charge behind a BR Code can be paid. */
export const CODE_LIFE = 15 * MINUTE;

/** A deposit by PIX. Cents, moments in milliseconds since 1970. Its id is the id of its transaction. */
export interface Deposit {
  id: string;
  playerId: string;
  amount: number;
  /** As it was last written down; {@link depositAt} says how it stands now. */
  status: Exclude<Schemas['DepositStatus'], 'reversed'>;
  qrCode: string;
  /** The coupon that it was asked for with. */
  coupon: string | null;
  createdAt: number;
  expiresAt: number;
  /** When it was paid or refused. */
  endedAt: number | null;
}

/** What the settings say of deposits (SPEC E6): cents, and how often a deposit must be staked before it can be withdrawn. */
export interface DepositRules {
  enabled: boolean;
  min: number;
  max: number;
  rollover: number;
}

/** Who is paid, as the code says it. */
export interface Payee {
  name: string;
  city: string;
  /** Host and path under which the charges stand, without scheme; the charge's own id follows. */
  url: string;
}

export interface NewDeposit {
  id: string;
  playerId: string;
  amount: number;
  coupon?: string | undefined;
  /** A UUID: where the code points. */
  chargeId: string;
  now: number;
}

/** Starts a deposit. Access, limits and the coupon are asked before. */
export function openDeposit(
  { id, playerId, amount, coupon, chargeId, now }: NewDeposit,
  { enabled, min, max }: DepositRules,
  { name, city, url }: Payee,
): Outcome<Deposit, Forbidden<'disabled'> | Invalid<'too_small' | 'too_large'>> {
  if (!enabled) return refused(forbidden('disabled', 'Depósitos indisponíveis no momento.', 'forbidden'));
  if (amount < min) return refused(invalid('too_small', 'amount', `O depósito mínimo é ${brl(min)}.`));
  if (amount > max) return refused(invalid('too_large', 'amount', `O depósito máximo é ${brl(max)}.`));
  const qrCode = pixCode({ url: `${url}/${chargeId}`, name, city, cents: amount });
  const expiresAt = now + CODE_LIFE;
  return done({ id, playerId, amount, status: 'pending', qrCode, coupon: coupon ?? null, createdAt: now, expiresAt, endedAt: null });
}

/** A deposit as it stands at a moment: the same one while nothing changed, expired once its code is. */
export function depositAt(deposit: Deposit, now: number): Deposit {
  return deposit.status === 'pending' && now >= deposit.expiresAt ? { ...deposit, status: 'expired' } : deposit;
}

/** What a payment brings. */
export interface Payment {
  /** Whose account it comes from, and whose it must come from (SPEC D9); digits alone. */
  payerCpf: string;
  playerCpf: string;
  /** How many deposits of the player were approved before. */
  approvedBefore: number;
  /** {@link DepositRules.rollover} */
  rollover: number;
  now: number;
}

/**
 * Pays a deposit, on time or late: a payment after the code has expired is still credited. One from another CPF is
 * rejected and moves nothing. None is credited twice.
 *
 * @returns the deposit, the wallet and what is told (DepositApprovedEvent); refused where it was paid or rejected before
 */
export function payDeposit(
  wallet: Wallet,
  deposit: Deposit,
  { payerCpf, playerCpf, approvedBefore, rollover, now }: Payment,
): Outcome<Step & { deposit: Deposit }, Conflict<'ended'>> {
  if (deposit.status !== 'pending' && deposit.status !== 'expired') return refused(conflict('ended', 'Este depósito já foi encerrado.'));
  if (payerCpf !== playerCpf) {
    const rejected: Deposit = { ...deposit, status: 'rejected', endedAt: now };
    return done({ wallet, entries: [attemptOf(rejected)], facts: [], deposit: rejected });
  }
  const { id, amount, playerId } = deposit;
  const paid = creditDeposit(wallet, { id, amount, rollover, now });
  const payload = { transaction_id: id, amount, deposit_occurrence: approvedBefore + 1 };
  const facts: Fact[] = [...paid.facts, { name: 'DepositApprovedEvent', subject: playerId, payload }];
  return done({ ...paid, facts, deposit: { ...deposit, status: 'approved', endedAt: now } });
}

/** The entry of a deposit that has moved nothing: asked for, expired or rejected. Being paid takes its place in the journal. */
export function attemptOf({ id, playerId, status, amount, createdAt }: Deposit): Entry {
  return {
    id,
    playerId,
    source: 'Deposit',
    status: STATUS[status],
    type: 1,
    amount,
    balanceAfter: null,
    description: 'Depósito por PIX',
    reference: id,
    at: createdAt,
    postings: [],
  };
}

const STATUS = { pending: PENDING, approved: APPROVED, rejected: REJECTED, expired: EXPIRED } as const;

/** A deposit as the contract shows it now. */
export function shownDeposit(deposit: Deposit, now: number): Schemas['Deposit'] {
  const { id, amount, status, qrCode, expiresAt } = depositAt(deposit, now);
  return {
    transaction_id: id,
    amount,
    status,
    qr_code: qrCode,
    expires_at: isoDateTime(expiresAt),
    server_time: isoDateTime(now),
  };
}
