import type { Bonus, Grant } from './bonus';
import { ended, isComplete, isPast, moneyOf, newBonus } from './bonus';
import { transfer } from './ledger';
import { brl } from './money';
import type { Move } from './money-moves';
import type { Conflict, Missing, Outcome } from './outcome';
import { conflict, done, missing, refused } from './outcome';
import type { Step, Wallet } from './wallet';
import { activeBonus, moved, stepped, withBonus } from './wallet';

/** What may become of asking for something with a bonus. */
type Refused = Missing<'no_bonus'> | Conflict<'expired' | 'redeemed' | 'turnover_missing'>;

/**
 * Gives a bonus. The first one is active at once; a later one waits until the player switches to it (SPEC C4).
 *
 * @param source where it comes from
 */
export function grantBonus(
  wallet: Wallet,
  { source, entryId, now, ...grant }: Grant & Move & { source: 'Bonus' | 'Coupon' | 'Referral' },
): Step {
  const bonus = newBonus(grant, activeBonus(wallet, now) === undefined, now);
  const cause = { id: entryId, source, description: `Bônus: ${bonus.name}`, reference: bonus.id, at: now } as const;
  const given = moved(wallet, cause, transfer('house', 'bonus', bonus.current));
  // A bonus whose time is over may still stand as active until it is swept away.
  const others = bonus.active ? wallet.bonuses.map(idle) : wallet.bonuses;
  return stepped(wallet, { ...given.wallet, bonuses: [...others, bonus] }, [given.entry]);
}

/** Switches to a bonus: the one that was active is active no more and keeps its money (SPEC C4). */
export function activateBonus(wallet: Wallet, id: string, now: number): Outcome<Step, Refused> {
  const found = usable(wallet, id, now);
  if (!found.ok) return found;
  const bonuses = wallet.bonuses.map((bonus) => (bonus.id === id ? { ...bonus, active: true } : idle(bonus)));
  return done(stepped(wallet, { ...wallet, bonuses }, []));
}

/**
 * Turns a bonus into real money, possible once its whole turnover is done.
 *
 * @returns the new wallet and how much it was, or why not
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

/** Gives a bonus up: it and what was won with it are gone, real money is not touched. */
export function giveUpBonus(wallet: Wallet, id: string, { entryId, now }: Move): Outcome<Step, Missing<'no_bonus'>> {
  const bonus = wallet.bonuses.find((known) => known.id === id && known.status === 'held');
  if (bonus === undefined) return refused(noBonus());
  return done(takenBack(wallet, bonus, 'given_up', { entryId, now }));
}

/**
 * Takes the bonuses back whose time is over. To be called before a wallet is read or used.
 *
 * @param entryId makes an id for the entry of each
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

/** The bonuses that the player has, the newest first; with `active` the active one alone (SPEC A2). */
export function heldBonuses({ bonuses }: Wallet, active = false): Bonus[] {
  return bonuses.filter((bonus) => bonus.status === 'held' && (!active || bonus.active)).toReversed();
}

function takenBack(wallet: Wallet, bonus: Bonus, status: 'given_up' | 'expired', { entryId, now }: Move): Step {
  const description = `${status === 'expired' ? 'Bônus expirado' : 'Bônus excluído'}: ${bonus.name}`;
  const cause = { id: entryId, source: 'Bonus', description, reference: bonus.id, at: now } as const;
  const taken = moved(wallet, cause, transfer('bonus', 'house', moneyOf(bonus)));
  return stepped(wallet, withBonus(taken.wallet, ended(bonus, status)), [taken.entry]);
}

/** A bonus that something can be done with, or why it cannot. */
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
