import type { Bonus, Grant } from './bonus';
import { ended, isComplete, isPast, moneyOf, newBonus } from './bonus';
import { transfer } from './ledger';
import { brl } from './money';
import type { Move } from './money-moves';
import type { Conflict, Missing, Outcome } from './outcome';
import { conflict, done, missing, refused } from './outcome';
import type { Step, Wallet } from './wallet';
import { activeBonus, moved, stepped, withBonus } from './wallet';

/** Errors of bonus operations. */
type Refused = Missing<'no_bonus'> | Conflict<'expired' | 'redeemed' | 'turnover_missing'>;

/**
 * Grants a bonus. The first one becomes active at once; later ones wait until the player activates them (SPEC C4).
 *
 * @param source the transaction source to record
 */
export function grantBonus(
  wallet: Wallet,
  { source, entryId, now, ...grant }: Grant & Move & { source: 'Bonus' | 'Coupon' | 'Referral' },
): Step {
  const bonus = newBonus(grant, activeBonus(wallet, now) === undefined, now);
  const cause = { id: entryId, source, description: `Bônus: ${bonus.name}`, reference: bonus.id, at: now } as const;
  const given = moved(wallet, cause, transfer('house', 'bonus', bonus.current));
  // An expired bonus may still be marked as active until it is swept.
  const others = bonus.active ? wallet.bonuses.map(idle) : wallet.bonuses;
  return stepped(wallet, { ...given.wallet, bonuses: [...others, bonus] }, [given.entry]);
}

/** Activates a bonus and deactivates the previous one, which keeps its money (SPEC C4). */
export function activateBonus(wallet: Wallet, id: string, now: number): Outcome<Step, Refused> {
  const found = usable(wallet, id, now);
  if (!found.ok) return found;
  const bonuses = wallet.bonuses.map((bonus) => (bonus.id === id ? { ...bonus, active: true } : idle(bonus)));
  return done(stepped(wallet, { ...wallet, bonuses }, []));
}

/**
 * Converts a bonus to real money once its wagering requirement is met.
 *
 * @returns the new wallet and the amount in cents, or the error
 */
export function redeemBonus(wallet: Wallet, id: string, { entryId, now }: Move): Outcome<Step & { amount: number }, Refused> {
  const found = usable(wallet, id, now);
  if (!found.ok) return found;
  const bonus = found.value;
  if (!isComplete(bonus)) {
    const left = brl(bonus.required - bonus.wagered);
    return refused(conflict('turnover_missing', `Faltam ${left} de apostas para resgatar este bônus.`));
  }
  const amount = moneyOf(bonus);
  const cause = { id: entryId, source: 'Bonus', description: `Bônus resgatado: ${bonus.name}`, reference: id, at: now } as const;
  const paid = moved(wallet, cause, transfer('bonus', 'real', amount));
  const after = withBonus(paid.wallet, ended(bonus, 'redeemed'));
  return done({ ...stepped(wallet, after, [paid.entry]), amount });
}

/** Forfeits a bonus with its winnings. Real money is not affected. */
export function giveUpBonus(wallet: Wallet, id: string, { entryId, now }: Move): Outcome<Step, Missing<'no_bonus'>> {
  const bonus = wallet.bonuses.find((known) => known.id === id && known.status === 'held');
  if (bonus === undefined) return refused(noBonus());
  return done(takenBack(wallet, bonus, 'given_up', { entryId, now }));
}

/**
 * Removes expired bonuses. Call it before reading or changing a wallet.
 *
 * @param entryId creates the id of each ledger entry
 */
export function expireBonuses(wallet: Wallet, now: number, entryId: () => string): Step {
  let step: Step = { wallet, entries: [], facts: [] };
  for (const bonus of wallet.bonuses) {
    if (bonus.status !== 'held' || !isPast(bonus, now)) continue;
    const { wallet: after, entries, facts } = takenBack(step.wallet, bonus, 'expired', { entryId: entryId(), now });
    step = { wallet: after, entries: [...step.entries, ...entries], facts: [...step.facts, ...facts] };
  }
  return step;
}

/** Returns the bonuses the player holds, newest first; with `active`, only the active one (SPEC A2). */
export function heldBonuses({ bonuses }: Wallet, active = false): Bonus[] {
  return bonuses.filter((bonus) => bonus.status === 'held' && (!active || bonus.active)).toReversed();
}

function takenBack(wallet: Wallet, bonus: Bonus, status: 'given_up' | 'expired', { entryId, now }: Move): Step {
  const description = `${status === 'expired' ? 'Bônus expirado' : 'Bônus excluído'}: ${bonus.name}`;
  const cause = { id: entryId, source: 'Bonus', description, reference: bonus.id, at: now } as const;
  const taken = moved(wallet, cause, transfer('bonus', 'house', moneyOf(bonus)));
  return stepped(wallet, withBonus(taken.wallet, ended(bonus, status)), [taken.entry]);
}

/** Returns a held, unexpired bonus, or the error. */
function usable({ bonuses }: Wallet, id: string, now: number): Outcome<Bonus, Refused> {
  const bonus = bonuses.find((known) => known.id === id);
  if (bonus?.status === 'redeemed') return refused(conflict('redeemed', 'Este bônus já foi resgatado.'));
  if (bonus?.status === 'expired' || (bonus?.status === 'held' && isPast(bonus, now))) {
    return refused(conflict('expired', 'Este bônus expirou.'));
  }
  return bonus?.status === 'held' ? done(bonus) : refused(noBonus());
}

const idle = (bonus: Bonus): Bonus => (bonus.active ? { ...bonus, active: false } : bonus);
const noBonus = () => missing('no_bonus', 'Bônus não encontrado.');
