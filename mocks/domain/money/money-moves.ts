import { APPROVED, CANCELLED, PENDING, post, REJECTED, transfer } from './ledger';
import { cents, formatBrl, positiveCents } from './money';
import type { Conflict, Invalid, Result } from '../result';
import { conflict, err, invalid, ok } from '../result';
import type { WalletChange, Wallet } from './wallet';
import { getOwn, insufficientFunds, lockedAmount, omitKey, postToWallet, withEvents } from './wallet';

/** Facts that a move of money needs from its caller. */
export interface MoveContext {
  /** Id of the new journal entry. */
  entryId: string;
  /** Time of the move in Unix ms. */
  now: number;
}

/**
 * Credits a paid deposit, to be wagered `rollover` times before withdrawal; 0 for none. The amount is in cents, `now` in Unix ms. The
 * entry's id is the deposit's. A second call credits the deposit again: `payDeposit` prevents it.
 *
 * @throws InvalidCentsError unless the amount is a positive integer
 */
export function creditDeposit(wallet: Wallet, deposit: { id: string; amount: number; rollover: number; now: number }): WalletChange {
  const { id, amount, rollover, now } = deposit;
  const cause = { id, source: 'Deposit', description: 'Depósito por PIX', reference: id, at: now } as const;
  const paid = postToWallet(wallet, cause, transfer('pix', 'real', positiveCents(amount)));
  const wageringLeft = cents(wallet.wageringLeft + amount * rollover);
  return withEvents(wallet, { ...paid.wallet, wageringLeft }, [paid.entry]);
}

/**
 * Reserves an amount in cents for a withdrawal, whose `id` must be new. Its entry stays pending until the withdrawal ends.
 *
 * @returns an error if the amount exceeds the balance, or the part of it that no deposit still locks
 * @throws InvalidCentsError unless the amount is a positive integer
 */
export function lockForWithdrawal(
  wallet: Wallet,
  { id, amount, entryId, now }: MoveContext & { id: string; amount: number },
): Result<WalletChange, Invalid<'insufficient' | 'rollover'>> {
  const [locked, balance] = [lockedAmount(wallet), wallet.balances.real];
  if (positiveCents(amount) > balance) return err(insufficientFunds());
  if (amount > balance - locked) {
    const summary = `Falta apostar ${formatBrl(locked)} do seu último depósito para sacar este valor.`;
    return err(invalid('rollover', 'amount', `Você pode sacar até ${formatBrl(balance - locked)} agora.`, summary));
  }
  const cause = { id: entryId, source: 'Withdraw', status: PENDING, description: 'Saque por PIX', reference: id, at: now } as const;
  const taken = postToWallet(wallet, cause, transfer('real', 'withdrawals', amount));
  const withdrawals = { ...wallet.withdrawals, [id]: taken.entry };
  return ok(withEvents(wallet, { ...taken.wallet, withdrawals }, [taken.entry]));
}

/** Pays out a pending withdrawal and approves its entry. @returns an error if it is not pending any more */
export function payOutWithdrawal(wallet: Wallet, id: string): Result<WalletChange, Conflict<'not_on_its_way'>> {
  const taken = getOwn(wallet.withdrawals, id);
  if (taken === undefined) return err(withdrawalClosed());
  const sent = transfer('withdrawals', 'pix', taken.amount);
  const entry = { ...taken, status: APPROVED, postings: [...taken.postings, ...sent] } as const;
  const after = { ...wallet, balances: post(wallet.balances, sent), withdrawals: omitKey(wallet.withdrawals, id) };
  return ok(withEvents(wallet, after, [entry]));
}

/**
 * Returns a pending withdrawal to the balance with an entry of its own, and closes the entry of the request.
 *
 * @returns an error if it is not pending any more
 */
export function returnWithdrawal(
  wallet: Wallet,
  { id, ending, entryId, now }: MoveContext & { id: string; ending: 'rejected' | 'cancelled' },
): Result<WalletChange, Conflict<'not_on_its_way'>> {
  const taken = getOwn(wallet.withdrawals, id);
  if (taken === undefined) return err(withdrawalClosed());
  const cause = { id: entryId, source: 'Refund', description: 'Saque devolvido', reference: id, at: now } as const;
  const back = postToWallet(wallet, cause, transfer('withdrawals', 'real', taken.amount));
  const entry = { ...taken, status: ending === 'rejected' ? REJECTED : CANCELLED } as const;
  return ok(withEvents(wallet, { ...back.wallet, withdrawals: omitKey(wallet.withdrawals, id) }, [entry, back.entry]));
}

/**
 * Changes real money by `delta` cents.
 *
 * @returns an error if a negative `delta` exceeds the balance
 * @throws InvalidCentsError unless `delta` is an integer other than 0
 */
export function adjust(
  wallet: Wallet,
  { delta, source, description, reference = null, entryId, now }: Adjustment,
): Result<WalletChange, Invalid<'insufficient'>> {
  if (positiveCents(Math.abs(delta)) > wallet.balances.real && delta < 0) return err(insufficientFunds());
  const adjusted = postToWallet(wallet, { id: entryId, source, description, reference, at: now }, transfer('house', 'real', delta));
  return ok(withEvents(wallet, adjusted.wallet, [adjusted.entry]));
}

/** Change of real money without a deposit, withdrawal or bet. */
export interface Adjustment extends MoveContext {
  /** Cents to add, or to take if negative. */
  delta: number;
  source: 'Adjustment' | 'Referral' | 'Coupon';
  /** Description in pt-BR. */
  description: string;
  reference?: string | null;
}

const withdrawalClosed = () => conflict('not_on_its_way', 'Este saque já foi encerrado.');
