import { APPROVED, CANCELLED, PENDING, post, REJECTED, transfer } from './ledger';
import { brl, cents, something } from './money';
import type { Conflict, Invalid, Outcome } from './outcome';
import { conflict, done, invalid, refused } from './outcome';
import type { Step, Wallet } from './wallet';
import { insufficient, lockedOf, moved, own, stepped, without } from './wallet';

/** Common parameters of money moves: the id of the journal entry, and the timestamp. */
export interface Move {
  entryId: string;
  now: number;
}

/**
 * Credits a paid deposit.
 *
 * @param rollover how often it must be wagered before withdrawal; 0 for none
 */
export function creditDeposit(wallet: Wallet, deposit: { id: string; amount: number; rollover: number; now: number }): Step {
  const { id, amount, rollover, now } = deposit;
  const cause = { id, source: 'Deposit', description: 'Depósito por PIX', reference: id, at: now } as const;
  const paid = moved(wallet, cause, transfer('pix', 'real', something(amount)));
  const toWager = cents(wallet.toWager + amount * rollover);
  return stepped(wallet, { ...paid.wallet, toWager }, [paid.entry]);
}

/**
 * Reserves an amount for a withdrawal. Its entry stays pending until the withdrawal ends.
 *
 * @returns the new wallet, or the error: insufficient funds, or money that must be wagered first
 */
export function lockForWithdrawal(
  wallet: Wallet,
  { id, amount, entryId, now }: Move & { id: string; amount: number },
): Outcome<Step, Invalid<'insufficient' | 'rollover'>> {
  const [locked, balance] = [lockedOf(wallet), wallet.book.real];
  if (something(amount) > balance) return refused(insufficient());
  if (amount > balance - locked) {
    const summary = `Falta apostar ${brl(locked)} do seu último depósito para sacar este valor.`;
    return refused(invalid('rollover', 'amount', `Você pode sacar até ${brl(balance - locked)} agora.`, summary));
  }
  const cause = { id: entryId, source: 'Withdraw', status: PENDING, description: 'Saque por PIX', reference: id, at: now } as const;
  const taken = moved(wallet, cause, transfer('real', 'withdrawals', amount));
  const withdrawals = { ...wallet.withdrawals, [id]: taken.entry };
  return done(stepped(wallet, { ...taken.wallet, withdrawals }, [taken.entry]));
}

/** Pays out a reserved withdrawal and approves its entry. Fails if no withdrawal with this id is pending. */
export function payOutWithdrawal(wallet: Wallet, id: string): Outcome<Step, Conflict<'not_on_its_way'>> {
  const taken = own(wallet.withdrawals, id);
  if (taken === undefined) return refused(notOnItsWay());
  const sent = transfer('withdrawals', 'pix', taken.amount);
  const entry = { ...taken, status: APPROVED, postings: [...taken.postings, ...sent] } as const;
  const after = { ...wallet, book: post(wallet.book, sent), withdrawals: without(wallet.withdrawals, id) };
  return done(stepped(wallet, after, [entry]));
}

/**
 * Returns a reserved withdrawal to the balance with an entry of its own, and closes the withdrawal's entry. Fails if no
 * withdrawal with this id is pending.
 */
export function returnWithdrawal(
  wallet: Wallet,
  { id, ending, entryId, now }: Move & { id: string; ending: 'rejected' | 'cancelled' },
): Outcome<Step, Conflict<'not_on_its_way'>> {
  const taken = own(wallet.withdrawals, id);
  if (taken === undefined) return refused(notOnItsWay());
  const cause = { id: entryId, source: 'Refund', description: 'Saque devolvido', reference: id, at: now } as const;
  const back = moved(wallet, cause, transfer('withdrawals', 'real', taken.amount));
  const entry = { ...taken, status: ending === 'rejected' ? REJECTED : CANCELLED } as const;
  return done(stepped(wallet, { ...back.wallet, withdrawals: without(wallet.withdrawals, id) }, [entry, back.entry]));
}

/**
 * Credits or debits real money: a correction, a referral, a cash coupon.
 *
 * @param delta cents; a negative amount must not exceed the balance
 */
export function adjust(
  wallet: Wallet,
  { delta, source, description, reference = null, entryId, now }: Adjustment,
): Outcome<Step, Invalid<'insufficient'>> {
  if (something(Math.abs(delta)) > wallet.book.real && delta < 0) return refused(insufficient());
  const adjusted = moved(wallet, { id: entryId, source, description, reference, at: now }, transfer('house', 'real', delta));
  return done(stepped(wallet, adjusted.wallet, [adjusted.entry]));
}

export interface Adjustment extends Move {
  delta: number;
  source: 'Adjustment' | 'Referral' | 'Coupon';
  /** For the player, pt-BR. */
  description: string;
  reference?: string | null;
}

const notOnItsWay = () => conflict('not_on_its_way', 'Este saque já foi encerrado.');
