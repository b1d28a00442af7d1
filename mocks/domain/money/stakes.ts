import type { Bonus, Contribution } from './bonus';
import { bonusBalance, closeBonus, wageringContribution } from './bonus';
import type { Posting } from './ledger';
import { transfer } from './ledger';
import { cents, positiveCents, prorate } from './money';
import type { Conflict, Invalid, Result } from '../result';
import { conflict, err, ok } from '../result';
import type { Stake, WalletChange, Wallet } from './wallet';
import { activeBonus, getOwn, insufficientFunds, omitKey, postToWallet, withBonus, withEvents } from './wallet';

/** Settled stake for limits and statements: stake and winnings in cents of real money only. */
export interface SettledStake {
  stakeId: string;
  /** Time of the placement, in Unix ms. */
  placedAt: number;
  /** Time of the settlement, in Unix ms. */
  at: number;
  stake: number;
  won: number;
}

/** Stake to place, with the amount in cents. */
export interface NewStake {
  /** Id of the game, bet or slot round; reusable after settlement. */
  id: string;
  entryId: string;
  game: string | null;
  contributionPercent: number;
  /** True for a table with a dealer. */
  isLive?: boolean;
  amount: number;
  now: number;
}

/**
 * Returns the funding of a stake: real money first, then granted and at last won money of the active bonus; undefined if insufficient.
 *
 * @param amount stake in cents
 * @throws InvalidCentsError unless the amount is a positive integer
 */
export function fundStake(wallet: Wallet, amount: number, now: number): Pick<Stake, 'real' | 'bonusGranted' | 'bonusWon'> | undefined {
  const bonus = activeBonus(wallet, now);
  const real = Math.min(wallet.balances.real, positiveCents(amount));
  const bonusGranted = Math.min(bonus?.current ?? 0, amount - real);
  const bonusWon = Math.min(bonus?.won ?? 0, amount - real - bonusGranted);
  return real + bonusGranted + bonusWon === amount ? { real, bonusGranted, bonusWon } : undefined;
}

/**
 * Places a stake; the caller checks access and limits.
 *
 * @returns an error if real money and active bonus do not cover it, or a stake with its id is open
 * @throws InvalidCentsError as {@link fundStake} does
 */
export function placeStake(
  wallet: Wallet,
  { entryId, now, ...stake }: NewStake,
): Result<WalletChange & { stake: Stake }, Invalid<'insufficient'> | Conflict<'stake_open'>> {
  if (getOwn(wallet.stakes, stake.id) !== undefined) return err(conflict('stake_open', 'Esta aposta já foi feita.'));
  const funding = fundStake(wallet, stake.amount, now);
  if (funding === undefined) return err(insufficientFunds());
  const bonus = activeBonus(wallet, now);
  const placed: Stake = { ...stake, ...funding, bonusId: bonus?.id ?? null, at: now };
  const bonusPart = funding.bonusGranted + funding.bonusWon;
  const draft = { id: entryId, source: 'Bet', description: betDescription(stake.game), reference: stake.id, at: now } as const;
  const paid = postToWallet(wallet, draft, [...transfer('real', 'house', funding.real), ...transfer('bonus', 'house', bonusPart)]);
  let after: Wallet = { ...paid.wallet, stakes: { ...wallet.stakes, [stake.id]: placed } };
  if (bonus !== undefined && bonusPart > 0) {
    after = withBonus(after, { ...bonus, current: bonus.current - funding.bonusGranted, won: bonus.won - funding.bonusWon });
  }
  return ok({ ...withEvents(wallet, after, [paid.entry]), stake: placed });
}

/** Settlement of a stake, with the payout in cents. */
export interface Settlement {
  stakeId: string;
  /** Payout, stake included; 0 if lost. */
  payout: number;
  entryId: string;
  contributionId: string;
  now: number;
}

/**
 * Settles an open stake, once. The bonus gets its share of the payout: real money if it was redeemed meanwhile,
 * forfeited if it ended otherwise. The stake counts towards the bonus, which is closed as `spent` without money; its part of real money
 * counts towards the wagering of deposits. If nothing is paid, there is no entry; if nothing counts towards the bonus, `contribution` is null.
 *
 * @returns a conflict if the stake is not open
 * @throws InvalidCentsError if the payout is not a non-negative integer
 */
export function settleStake(
  wallet: Wallet,
  { stakeId, payout, entryId, contributionId, now }: Settlement,
): Result<WalletChange & { settled: SettledStake; contribution: Contribution | null }, Conflict<'stake_not_open'>> {
  const stake = getOwn(wallet.stakes, stakeId);
  if (stake === undefined) return err(stakeNotOpen());
  const bonus = wallet.bonuses.find(({ id }) => id === stake.bonusId);
  const { won, postings } = splitPayout(stake, cents(payout), bonus);
  const draft = { id: entryId, source: 'Win', description: `Prêmio: ${gameName(stake.game)}`, reference: stakeId, at: now } as const;
  const paid = postIfAny(wallet, draft, postings);
  let after = removeStake(paid.wallet, stake);
  let contribution: Contribution | null = null;
  if (bonus?.status === 'held') {
    const counted = wageringContribution(bonus, stake.amount, stake.contributionPercent);
    const { game, amount, contributionPercent } = stake;
    if (counted > 0)
      contribution = { id: contributionId, bonusId: bonus.id, game, stake: amount, percent: contributionPercent, counted, at: now };
    const grown = { ...creditBonus(bonus, stake, payout), wagered: bonus.wagered + counted };
    after = withBonus(after, isDepleted(grown, after) ? closeBonus(grown, 'spent') : grown);
  }
  after = { ...after, wageringLeft: remainingWagering(after, stake) };
  const settled = { stakeId, placedAt: stake.at, at: now, stake: stake.real, won };
  return ok({ ...withEvents(wallet, after, paid.entries), settled, contribution });
}

/**
 * Splits an open stake in two, so that a part can be settled alone. Both keep their share of real money, in whole cents. No
 * money moves, so that there are no entries and events.
 *
 * The third parameter is the part: its id, which no stake may have, and its cents, which the caller keeps above 0 and below the stake. Its
 * share of real money is rounded down.
 *
 * @returns a conflict if the stake is not open
 */
export function splitStake(
  wallet: Wallet,
  stakeId: string,
  { id, amount }: Pick<Stake, 'id' | 'amount'>,
): Result<Wallet, Conflict<'stake_not_open'>> {
  const stake = getOwn(wallet.stakes, stakeId);
  if (stake === undefined) return err(stakeNotOpen());
  const real = prorate(stake.real, amount, stake.amount);
  const bonusGranted = Math.min(stake.bonusGranted, amount - real);
  const part: Stake = { ...stake, id, amount, real, bonusGranted, bonusWon: amount - real - bonusGranted };
  const rest: Stake = {
    ...stake,
    isRest: true,
    amount: stake.amount - amount,
    real: stake.real - real,
    bonusGranted: stake.bonusGranted - bonusGranted,
    bonusWon: stake.bonusWon - part.bonusWon,
  };
  return ok({ ...wallet, stakes: { ...wallet.stakes, [stakeId]: rest, [id]: part } });
}

/**
 * Refunds an open stake to its sources; it counts towards no wagering. An ended bonus is treated as in {@link settleStake}.
 *
 * @returns a conflict if the stake is not open
 */
export function refundStake(
  wallet: Wallet,
  { stakeId, entryId, now }: Omit<Settlement, 'payout' | 'contributionId'>,
): Result<WalletChange & { stake: Stake }, Conflict<'stake_not_open'>> {
  const stake = getOwn(wallet.stakes, stakeId);
  if (stake === undefined) return err(stakeNotOpen());
  const bonus = wallet.bonuses.find(({ id }) => id === stake.bonusId);
  const { postings } = splitPayout(stake, stake.amount, bonus);
  const draft = {
    id: entryId,
    source: 'Refund',
    description: `Aposta devolvida: ${gameName(stake.game)}`,
    reference: stakeId,
    at: now,
  } as const;
  const paid = postIfAny(wallet, draft, postings);
  let after = removeStake(paid.wallet, stake);
  if (bonus?.status === 'held' && bonusFunding(stake) > 0) after = withBonus(after, creditBonus(bonus, stake, stake.amount));
  return ok({ ...withEvents(wallet, after, paid.entries), stake });
}

const gameName = (game: string | null) => game ?? 'esportes';
const betDescription = (game: string | null) => (game === null ? 'Aposta esportiva' : `Aposta em ${game}`);
const stakeNotOpen = () => conflict('stake_not_open', 'Esta aposta já foi encerrada.');
const bonusFunding = ({ bonusGranted, bonusWon }: Stake) => bonusGranted + bonusWon;

/** Returns the bonus's share of a payout, rounded down. */
const bonusShare = (stake: Stake, payout: number) => prorate(payout, bonusFunding(stake), stake.amount);

/** Returns the real-money winnings, and the postings (none for zero). */
function splitPayout(stake: Stake, payout: number, bonus: Bonus | undefined): { won: number; postings: Posting[] } {
  const share = bonusShare(stake, payout);
  const won = payout - share + (bonus?.status === 'redeemed' ? share : 0);
  const bonusShareKept = bonus?.status === 'held' ? share : 0;
  if (won + bonusShareKept === 0) return { won, postings: [] };
  return { won, postings: [...transfer('house', 'real', won), ...transfer('house', 'bonus', bonusShareKept)] };
}

/** Credits a bonus. Granted money is restored first; the rest counts as won. */
function creditBonus(bonus: Bonus, stake: Stake, payout: number): Bonus {
  const share = bonusShare(stake, payout);
  const back = Math.min(share, stake.bonusGranted);
  return { ...bonus, current: bonus.current + back, won: bonus.won + share - back };
}

const removeStake = (wallet: Wallet, { id }: Stake): Wallet => ({ ...wallet, stakes: omitKey(wallet.stakes, id) });

/** Posts to the wallet unless there are no postings. A lost stake needs none: the operator received it at placement. */
function postIfAny(wallet: Wallet, draft: Parameters<typeof postToWallet>[1], postings: readonly Posting[]) {
  if (postings.length === 0) return { wallet, entries: [] };
  const { entry, ...paid } = postToWallet(wallet, draft, postings);
  return { ...paid, entries: [entry] };
}

/** Returns true if a bonus has no money and no open stake that could return some. */
function isDepleted(bonus: Bonus, { stakes }: Wallet): boolean {
  return bonusBalance(bonus) === 0 && !Object.values(stakes).some((stake) => stake.bonusId === bonus.id && bonusFunding(stake) > 0);
}

/** Returns the wagering left on deposits; 0 once no real money, open stake or pending withdrawal is left. */
function remainingWagering({ balances, stakes, wageringLeft, withdrawals }: Wallet, stake: Stake): number {
  const rest = Math.max(0, wageringLeft - stake.real);
  const isEmpty = balances.real === 0 && Object.keys(stakes).length === 0 && Object.keys(withdrawals).length === 0;
  return isEmpty ? 0 : rest;
}
