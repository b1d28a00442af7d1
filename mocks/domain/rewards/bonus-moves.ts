import type { Bonus, Grant } from '../money/bonus';
import { bonusBalance, closeBonus, isExpired, isWageringComplete, newBonus } from '../money/bonus';
import { transfer } from '../money/ledger';
import { formatBrl } from '../money/money';
import type { MoveContext } from '../money/money-moves';
import type { Conflict, NotFound, Result } from '../result';
import { conflict, err, notFound, ok } from '../result';
import type { WalletChange, Wallet } from '../money/wallet';
import { activeBonus, postToWallet, withBonus, withEvents } from '../money/wallet';

type BonusError = NotFound<'no_bonus'> | Conflict<'expired' | 'redeemed' | 'turnover_missing'>;

/** Grants a bonus, which becomes active if no other is (SPEC C4). `source` is that of the journal entry. */
export function grantBonus(
  wallet: Wallet,
  { source, entryId, now, ...grant }: Grant & MoveContext & { source: 'Bonus' | 'Coupon' | 'Referral' },
): WalletChange {
  const bonus = newBonus(grant, activeBonus(wallet, now) === undefined, now);
  const cause = { id: entryId, source, description: `Bônus: ${bonus.name}`, reference: bonus.id, at: now } as const;
  const given = postToWallet(wallet, cause, transfer('house', 'bonus', bonus.current));
  // The other bonuses are deactivated: an expired one may be active until it is swept.
  const others = bonus.active ? wallet.bonuses.map(deactivate) : wallet.bonuses;
  return withEvents(wallet, { ...given.wallet, bonuses: [...others, bonus] }, [given.entry]);
}

/** Activates a held bonus; the previous one keeps its money (SPEC C4). A redeemed or expired one is a conflict, any other a 404. */
export function activateBonus(wallet: Wallet, id: string, now: number): Result<WalletChange, BonusError> {
  const found = findUsable(wallet, id, now);
  if (!found.ok) return found;
  const bonuses = wallet.bonuses.map((bonus) => (bonus.id === id ? { ...bonus, active: true } : deactivate(bonus)));
  return ok(withEvents(wallet, { ...wallet, bonuses }, []));
}

/**
 * Converts a held bonus to real money; returns the amount in cents. Incomplete wagering is a conflict, as is a redeemed or expired bonus; any
 * other is a 404. No other bonus becomes active.
 */
export function redeemBonus(
  wallet: Wallet,
  id: string,
  { entryId, now }: MoveContext,
): Result<WalletChange & { amount: number }, BonusError> {
  const found = findUsable(wallet, id, now);
  if (!found.ok) return found;
  const bonus = found.value;
  if (!isWageringComplete(bonus)) {
    const left = formatBrl(bonus.required - bonus.wagered);
    return err(conflict('turnover_missing', `Faltam ${left} de apostas para resgatar este bônus.`));
  }
  const amount = bonusBalance(bonus);
  const cause = { id: entryId, source: 'Bonus', description: `Bônus resgatado: ${bonus.name}`, reference: id, at: now } as const;
  const paid = postToWallet(wallet, cause, transfer('bonus', 'real', amount));
  const after = withBonus(paid.wallet, closeBonus(bonus, 'redeemed'));
  return ok({ ...withEvents(wallet, after, [paid.entry]), amount });
}

/** Forfeits a held bonus with its winnings, but no real money; any other is a 404. No other bonus becomes active. */
export function giveUpBonus(wallet: Wallet, id: string, { entryId, now }: MoveContext): Result<WalletChange, NotFound<'no_bonus'>> {
  const bonus = wallet.bonuses.find((known) => known.id === id && known.status === 'held');
  if (bonus === undefined) return err(bonusNotFound());
  return ok(revokeBonus(wallet, bonus, 'given_up', { entryId, now }));
}

/** Closes expired bonuses and takes their money. Call it before reading or changing a wallet. */
export function expireBonuses(wallet: Wallet, now: number, entryId: () => string): WalletChange {
  let step: WalletChange = { wallet, entries: [], events: [] };
  for (const bonus of wallet.bonuses) {
    if (bonus.status !== 'held' || !isExpired(bonus, now)) continue;
    const { wallet: after, entries, events } = revokeBonus(step.wallet, bonus, 'expired', { entryId: entryId(), now });
    step = { wallet: after, entries: [...step.entries, ...entries], events: [...step.events, ...events] };
  }
  return step;
}

/** Returns the held bonuses, newest first; with `active`, only the active one (SPEC A2). */
export function heldBonuses({ bonuses }: Wallet, active = false): Bonus[] {
  return bonuses.filter((bonus) => bonus.status === 'held' && (!active || bonus.active)).toReversed();
}

function revokeBonus(wallet: Wallet, bonus: Bonus, status: 'given_up' | 'expired', { entryId, now }: MoveContext): WalletChange {
  const description = `${status === 'expired' ? 'Bônus expirado' : 'Bônus excluído'}: ${bonus.name}`;
  const cause = { id: entryId, source: 'Bonus', description, reference: bonus.id, at: now } as const;
  const taken = postToWallet(wallet, cause, transfer('bonus', 'house', bonusBalance(bonus)));
  return withEvents(wallet, withBonus(taken.wallet, closeBonus(bonus, status)), [taken.entry]);
}

function findUsable({ bonuses }: Wallet, id: string, now: number): Result<Bonus, BonusError> {
  const bonus = bonuses.find((known) => known.id === id);
  if (bonus?.status === 'redeemed') return err(conflict('redeemed', 'Este bônus já foi resgatado.'));
  if (bonus?.status === 'expired' || (bonus?.status === 'held' && isExpired(bonus, now))) {
    return err(conflict('expired', 'Este bônus expirou.'));
  }
  return bonus?.status === 'held' ? ok(bonus) : err(bonusNotFound());
}

const deactivate = (bonus: Bonus): Bonus => (bonus.active ? { ...bonus, active: false } : bonus);
const bonusNotFound = () => notFound('no_bonus', 'Bônus não encontrado.');
