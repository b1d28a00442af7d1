import type { Bonus, Contribution } from './bonus';
import { countedOf, ended, moneyOf } from './bonus';
import type { Posting } from './ledger';
import { transfer } from './ledger';
import { cents, portion, something } from './money';
import type { Conflict, Invalid, Outcome } from './outcome';
import { conflict, done, refused } from './outcome';
import type { Step, Wallet } from './wallet';
import { activeBonus, insufficient, moved, own, stepped, withBonus, without } from './wallet';

/** A stake that is open: what it is on, and whose money it is. */
export interface Stake {
  id: string;
  /** The game's name; null for a sports bet. */
  game: string | null;
  /** How much of it counts towards a bonus, 0 to 100. */
  percent: number;
  amount: number;
  /** The part of real money. */
  real: number;
  /** The parts of the bonus's given and won money. */
  fromCurrent: number;
  fromWon: number;
  /** The bonus that was active: it counts the stake, whoever paid it. */
  bonusId: string | null;
  at: number;
}

/** A stake that was settled: what limits and the statement count, real money alone. */
export interface Settled {
  stakeId: string;
  /** When it was placed and when it was settled. */
  placedAt: number;
  at: number;
  stake: number;
  won: number;
}

export interface NewStake {
  /** The id of what is staked on: the game, the bet, the round of a slot. Free again once it is settled. */
  id: string;
  entryId: string;
  game: string | null;
  percent: number;
  amount: number;
  now: number;
}

/**
 * How a stake would be paid now: real money first, then the active bonus.
 *
 * @returns nothing where both together do not reach
 * @throws NotCents for a stake of nothing
 */
export function fundingOf(wallet: Wallet, amount: number, now: number): Pick<Stake, 'real' | 'fromCurrent' | 'fromWon'> | undefined {
  const bonus = activeBonus(wallet, now);
  const real = Math.min(wallet.book.real, something(amount));
  const fromCurrent = Math.min(bonus?.current ?? 0, amount - real);
  const fromWon = Math.min(bonus?.won ?? 0, amount - real - fromCurrent);
  return real + fromCurrent + fromWon === amount ? { real, fromCurrent, fromWon } : undefined;
}

/**
 * Takes a stake. Access and limits are asked before.
 *
 * @returns the new wallet and the stake, or why it was not taken: the money is not there, or a stake of this id is open
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
  /** What is paid, the stake included; 0 where it is lost. */
  payout: number;
  entryId: string;
  contributionId: string;
  now: number;
}

/**
 * Settles an open stake, once. What the bonus's part won is the bonus's: real money where it was redeemed meanwhile,
 * the house's where it ended otherwise.
 *
 * @returns the new wallet, what the statement counts, and what counted towards a bonus; refused where no such stake is open
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
 * Gives an open stake back whole, each part to where it came from; it counts for nothing. The part of a bonus that
 * ended meanwhile goes the way of {@link settleStake}.
 *
 * @returns the new wallet and the stake; refused where no such stake is open
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

/** The bonus's part of a payout: as much of it as the bonus paid of the stake, rounded down. */
const bonusShare = (stake: Stake, payout: number) => portion(payout, ofBonus(stake), stake.amount);

/** Who gets what of a payout: what is won of real money, and the postings, none where nothing is. */
function shareOut(stake: Stake, payout: number, bonus: Bonus | undefined): { won: number; postings: Posting[] } {
  const share = bonusShare(stake, payout);
  const won = payout - share + (bonus?.status === 'redeemed' ? share : 0);
  const kept = bonus?.status === 'held' ? share : 0;
  if (won + kept === 0) return { won, postings: [] };
  return { won, postings: [...transfer('house', 'real', won), ...transfer('house', 'bonus', kept)] };
}

/** A bonus with its part of a payout: the given money comes back first, then the won, the rest is won. */
function credited(bonus: Bonus, stake: Stake, payout: number): Bonus {
  const share = bonusShare(stake, payout);
  const back = Math.min(share, stake.fromCurrent);
  return { ...bonus, current: bonus.current + back, won: bonus.won + share - back };
}

const closed = (wallet: Wallet, { id }: Stake): Wallet => ({ ...wallet, stakes: without(wallet.stakes, id) });

/** A stake that is lost moves nothing: the house has had it since it was placed. */
function movedIfAny(wallet: Wallet, cause: Parameters<typeof moved>[1], postings: readonly Posting[]) {
  if (postings.length === 0) return { wallet, entries: [] };
  const { entry, ...paid } = moved(wallet, cause, postings);
  return { ...paid, entries: [entry] };
}

/** A bonus without money, and without a stake that could bring some back, is over. */
function isPlayedAway(bonus: Bonus, { stakes }: Wallet): boolean {
  return moneyOf(bonus) === 0 && !Object.values(stakes).some((stake) => stake.bonusId === bonus.id && ofBonus(stake) > 0);
}

/** What is still to be wagered of deposits after a settled stake; nothing once all real money is gone. */
function wagered({ book, stakes, toWager, withdrawals }: Wallet, stake: Stake): number {
  const rest = Math.max(0, toWager - stake.real);
  const gone = book.real === 0 && Object.keys(stakes).length === 0 && Object.keys(withdrawals).length === 0;
  return gone ? 0 : rest;
}
