import type { Bonus, Contribution } from './bonus';
import { countedOf, ended, moneyOf } from './bonus';
import type { Posting } from './ledger';
import { transfer } from './ledger';
import { cents, portion, something } from './money';
import type { Conflict, Invalid, Outcome } from './outcome';
import { conflict, done, refused } from './outcome';
import type { Step, Wallet } from './wallet';
import { activeBonus, insufficient, moved, own, stepped, withBonus, without } from './wallet';

/** An open stake: its game and its funding. */
export interface Stake {
  id: string;
  /** The game's name; null for a sports bet. */
  game: string | null;
  /** How much of it counts towards a wagering requirement, 0 to 100. */
  percent: number;
  amount: number;
  /** The real-money part. */
  real: number;
  /** The parts paid from granted and from won bonus money. */
  fromCurrent: number;
  fromWon: number;
  /** The active bonus. The stake counts towards it, however it is funded. */
  bonusId: string | null;
  at: number;
}

/** A settled stake for limits and statements; real money only. */
export interface Settled {
  stakeId: string;
  /** When it was placed and settled, Unix ms. */
  placedAt: number;
  at: number;
  stake: number;
  won: number;
}

export interface NewStake {
  /** Id of the game, bet or slot round. It can be reused after settlement. */
  id: string;
  entryId: string;
  game: string | null;
  percent: number;
  amount: number;
  now: number;
}

/**
 * Returns how a stake would be funded now: real money first, then the active bonus.
 *
 * @returns undefined if both together are insufficient
 * @throws InvalidCentsError if the amount is zero
 */
export function fundingOf(wallet: Wallet, amount: number, now: number): Pick<Stake, 'real' | 'fromCurrent' | 'fromWon'> | undefined {
  const bonus = activeBonus(wallet, now);
  const real = Math.min(wallet.book.real, something(amount));
  const fromCurrent = Math.min(bonus?.current ?? 0, amount - real);
  const fromWon = Math.min(bonus?.won ?? 0, amount - real - fromCurrent);
  return real + fromCurrent + fromWon === amount ? { real, fromCurrent, fromWon } : undefined;
}

/**
 * Places a stake. The caller checks access and limits first.
 *
 * @returns the new wallet and the stake, or the error: insufficient funds, or a stake with this id is open
 */
export function placeStake(
  wallet: Wallet,
  { entryId, now, ...stake }: NewStake,
): Outcome<Step & { stake: Stake }, Invalid<'insufficient'> | Conflict<'stake_open'>> {
  if (own(wallet.stakes, stake.id) !== undefined) return refused(conflict('stake_open', 'Esta aposta já foi feita.'));
  const funding = fundingOf(wallet, stake.amount, now);
  if (funding === undefined) return refused(insufficient());
  const bonus = activeBonus(wallet, now);
  const placed: Stake = { ...stake, ...funding, bonusId: bonus?.id ?? null, at: now };
  const ofBonus = funding.fromCurrent + funding.fromWon;
  const cause = { id: entryId, source: 'Bet', description: betOn(stake.game), reference: stake.id, at: now } as const;
  const paid = moved(wallet, cause, [...transfer('real', 'house', funding.real), ...transfer('bonus', 'house', ofBonus)]);
  let after: Wallet = { ...paid.wallet, stakes: { ...wallet.stakes, [stake.id]: placed } };
  if (bonus !== undefined && ofBonus > 0) {
    after = withBonus(after, { ...bonus, current: bonus.current - funding.fromCurrent, won: bonus.won - funding.fromWon });
  }
  return done({ ...stepped(wallet, after, [paid.entry]), stake: placed });
}

export interface Settlement {
  stakeId: string;
  /** The amount paid, stake included; 0 if lost. */
  payout: number;
  entryId: string;
  contributionId: string;
  now: number;
}

/**
 * Settles an open stake, once. The bonus's share of the payout goes to the bonus. If the bonus was redeemed meanwhile,
 * it becomes real money; if it ended otherwise, it is forfeited.
 *
 * @returns the new wallet, the settled stake and its wagering contribution, or a conflict if the stake is not open
 */
export function settleStake(
  wallet: Wallet,
  { stakeId, payout, entryId, contributionId, now }: Settlement,
): Outcome<Step & { settled: Settled; contribution: Contribution | null }, Conflict<'stake_not_open'>> {
  const stake = own(wallet.stakes, stakeId);
  if (stake === undefined) return refused(notOpen());
  const bonus = wallet.bonuses.find(({ id }) => id === stake.bonusId);
  const { won, postings } = shareOut(stake, cents(payout), bonus);
  const cause = { id: entryId, source: 'Win', description: `Prêmio: ${nameOf(stake.game)}`, reference: stakeId, at: now } as const;
  const paid = movedIfAny(wallet, cause, postings);
  let after = closed(paid.wallet, stake);
  let contribution: Contribution | null = null;
  if (bonus?.status === 'held') {
    const counted = countedOf(bonus, stake.amount, stake.percent);
    const { game, amount, percent } = stake;
    if (counted > 0) contribution = { id: contributionId, bonusId: bonus.id, game, stake: amount, percent, counted, at: now };
    const grown = { ...credited(bonus, stake, payout), wagered: bonus.wagered + counted };
    after = withBonus(after, isPlayedAway(grown, after) ? ended(grown, 'spent') : grown);
  }
  after = { ...after, toWager: wagered(after, stake) };
  const settled = { stakeId, placedAt: stake.at, at: now, stake: stake.real, won };
  return done({ ...stepped(wallet, after, paid.entries), settled, contribution });
}

/**
 * Refunds an open stake to its sources; it counts for nothing. The share of an ended bonus is treated as in {@link
 * settleStake}.
 *
 * @returns the new wallet and the stake, or a conflict if the stake is not open
 */
export function refundStake(
  wallet: Wallet,
  { stakeId, entryId, now }: Omit<Settlement, 'payout' | 'contributionId'>,
): Outcome<Step & { stake: Stake }, Conflict<'stake_not_open'>> {
  const stake = own(wallet.stakes, stakeId);
  if (stake === undefined) return refused(notOpen());
  const bonus = wallet.bonuses.find(({ id }) => id === stake.bonusId);
  const { postings } = shareOut(stake, stake.amount, bonus);
  const cause = {
    id: entryId,
    source: 'Refund',
    description: `Aposta devolvida: ${nameOf(stake.game)}`,
    reference: stakeId,
    at: now,
  } as const;
  const paid = movedIfAny(wallet, cause, postings);
  let after = closed(paid.wallet, stake);
  if (bonus?.status === 'held' && ofBonus(stake) > 0) after = withBonus(after, credited(bonus, stake, stake.amount));
  return done({ ...stepped(wallet, after, paid.entries), stake });
}

const nameOf = (game: string | null) => game ?? 'esportes';
const betOn = (game: string | null) => (game === null ? 'Aposta esportiva' : `Aposta em ${game}`);
const notOpen = () => conflict('stake_not_open', 'Esta aposta já foi encerrada.');
const ofBonus = ({ fromCurrent, fromWon }: Stake) => fromCurrent + fromWon;

/** Returns the bonus's share of a payout, in proportion to its part of the stake, rounded down. */
const bonusShare = (stake: Stake, payout: number) => portion(payout, ofBonus(stake), stake.amount);

/** Splits a payout: the real-money winnings, and the postings (none if both parts are zero). */
function shareOut(stake: Stake, payout: number, bonus: Bonus | undefined): { won: number; postings: Posting[] } {
  const share = bonusShare(stake, payout);
  const won = payout - share + (bonus?.status === 'redeemed' ? share : 0);
  const kept = bonus?.status === 'held' ? share : 0;
  if (won + kept === 0) return { won, postings: [] };
  return { won, postings: [...transfer('house', 'real', won), ...transfer('house', 'bonus', kept)] };
}

/** Credits a bonus with its share of a payout. Granted money is restored first; the rest counts as won. */
function credited(bonus: Bonus, stake: Stake, payout: number): Bonus {
  const share = bonusShare(stake, payout);
  const back = Math.min(share, stake.fromCurrent);
  return { ...bonus, current: bonus.current + back, won: bonus.won + share - back };
}

const closed = (wallet: Wallet, { id }: Stake): Wallet => ({ ...wallet, stakes: without(wallet.stakes, id) });

/** A lost stake needs no postings, because the operator received it when it was placed. */
function movedIfAny(wallet: Wallet, cause: Parameters<typeof moved>[1], postings: readonly Posting[]) {
  if (postings.length === 0) return { wallet, entries: [] };
  const { entry, ...paid } = moved(wallet, cause, postings);
  return { ...paid, entries: [entry] };
}

/** Returns true if a bonus has no money and no open stake that could return some. */
function isPlayedAway(bonus: Bonus, { stakes }: Wallet): boolean {
  return moneyOf(bonus) === 0 && !Object.values(stakes).some((stake) => stake.bonusId === bonus.id && ofBonus(stake) > 0);
}

/** Returns the wagering left on deposits after a settled stake; 0 once no real money is left. */
function wagered({ book, stakes, toWager, withdrawals }: Wallet, stake: Stake): number {
  const rest = Math.max(0, toWager - stake.real);
  const gone = book.real === 0 && Object.keys(stakes).length === 0 && Object.keys(withdrawals).length === 0;
  return gone ? 0 : rest;
}
