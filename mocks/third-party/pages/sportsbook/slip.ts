import { combinedOdds, payout } from '../../../domain/book/odds';
import type { Choice } from '../../../domain/book/quotes';
import { formatMoney } from '../shared/money';

/** Selection that the player has put on the slip. */
export interface Selection extends Choice {
  /** Names of both sides. */
  readonly event: string;
  readonly marketName: string;
  readonly selectionName: string;
  /** Odds in thousandths that the player has accepted. */
  readonly odds: number;
  /** Current odds in thousandths; undefined while the selection is suspended. */
  readonly current: number | undefined;
  /** Stake of a single bet in cents; 0 if empty. */
  readonly stake: number;
}

/** Bets that the player is composing: each selection is a bet (`single`), or all are one (`multiple`). */
export interface Slip {
  readonly mode: 'single' | 'multiple';
  readonly selections: readonly Selection[];
  /** Stake of the multiple in cents; 0 if empty. */
  readonly stake: number;
}

/** Minimum stakes in cents: of each bet, and of all bets together. */
export interface Limits {
  readonly min_single: number;
  readonly min_total: number;
}

/** Sums of the slip. */
export interface Totals {
  /** Stake in cents; undefined while one is missing. */
  readonly stake: number | undefined;
  /** Combined odds of all selections, in thousandths, by the current odds. */
  readonly odds: number;
  /** Payout in cents if all bets win, by the current odds; undefined while a stake is missing. */
  readonly potential: number | undefined;
}

/** Changes of the odds that need no confirmation: none, better ones, or all. */
export type OddsPolicy = 'none' | 'better' | 'all';

/** Maximum number of selections on the slip. */
export const MAX_SELECTIONS = 20;
/** Slip without selections. */
export const emptySlip: Slip = { mode: 'single', selections: [], stake: 0 };

const isSame = (one: Choice, other: Choice) =>
  one.event_id === other.event_id && one.market === other.market && one.selection === other.selection;

/** Returns true if a selection is on the slip. */
export function isOnSlip(slip: Slip, choice: Choice): boolean {
  return slip.selections.some((selection) => isSame(selection, choice));
}

/**
 * Adds a selection, replacing another one of the same market and event, or removes it if it is on the slip. A second selection makes the
 * slip a multiple, and with fewer than two it is single again. A full slip takes no more.
 */
export function toggle(slip: Slip, selection: Selection): Slip {
  const isRemoved = isOnSlip(slip, selection);
  const rest = slip.selections.filter(({ event_id, market }) => event_id !== selection.event_id || market !== selection.market);
  if (!isRemoved && rest.length >= MAX_SELECTIONS) return slip;
  const selections = isRemoved ? rest : [...rest, selection];
  const mode = selections.length < 2 ? 'single' : slip.selections.length === 1 && selections.length === 2 ? 'multiple' : slip.mode;
  return { ...slip, mode, selections };
}

/** Updates the current odds, but not the accepted ones. @param findOdds returns thousandths; undefined for a suspended selection */
export function updateOdds(slip: Slip, findOdds: (choice: Choice) => number | undefined): Slip {
  return { ...slip, selections: slip.selections.map((selection) => ({ ...selection, current: findOdds(selection) })) };
}

/** Accepts the current odds of all selections. A suspended one keeps the odds that were accepted before. */
export function acceptOdds(slip: Slip): Slip {
  return { ...slip, selections: slip.selections.map((selection) => ({ ...selection, odds: selection.current ?? selection.odds })) };
}

/** Accepts the moved odds that the player's policy allows. Returns the same slip if there are none. */
export function applyOddsPolicy(slip: Slip, policy: OddsPolicy): Slip {
  const isAllowed = ({ odds, current }: Selection) =>
    current !== undefined && current !== odds && (policy === 'all' || (policy === 'better' && current > odds));
  if (!slip.selections.some(isAllowed)) return slip;
  const selections = slip.selections.map((one) => (isAllowed(one) ? { ...one, odds: one.current ?? one.odds } : one));
  return { ...slip, selections };
}

/** Sets the stake in cents of the multiple, or of every single bet. */
export function setAllStakes(slip: Slip, stake: number): Slip {
  if (slip.mode === 'multiple') return { ...slip, stake };
  return { ...slip, selections: slip.selections.map((selection) => ({ ...selection, stake })) };
}

/** Returns the stake in cents that all bets share; undefined if they differ or there are none. */
export function sharedStake({ mode, selections, stake }: Slip): number | undefined {
  if (mode === 'multiple') return stake;
  const [first, ...others] = selections;
  return others.every((other) => other.stake === first?.stake) ? first?.stake : undefined;
}

/** Sets the stake in cents of a single bet, or without a choice that of the multiple. */
export function setStake(slip: Slip, stake: number, choice?: Choice): Slip {
  if (choice === undefined) return { ...slip, stake };
  return {
    ...slip,
    selections: slip.selections.map((selection) => (isSame(selection, choice) ? { ...selection, stake } : selection)),
  };
}

/** Returns true if the current odds of a selection differ from the accepted ones; false for a suspended one. */
export function haveOddsMoved({ selections }: Slip): boolean {
  return selections.some(({ odds, current }) => current !== undefined && current !== odds);
}

/** Returns the sums of the slip by the current odds; a suspended selection counts with its accepted ones. */
export function totals({ mode, selections, stake }: Slip): Totals {
  const odds = combinedOdds(selections.map((selection) => selection.current ?? selection.odds));
  const bets = mode === 'multiple' ? [{ stake, odds }] : selections.map((one) => ({ stake: one.stake, odds: one.current ?? one.odds }));
  if (bets.some((bet) => bet.stake === 0)) return { stake: undefined, odds, potential: undefined };
  return {
    stake: bets.reduce((sum, bet) => sum + bet.stake, 0),
    odds,
    potential: bets.reduce((sum, bet) => sum + payout(bet.stake, bet.odds), 0),
  };
}

/** Returns an error message (pt-BR), an empty one if the only stake is missing, which its empty field shows, or undefined if valid. */
export function validateSlip(slip: Slip, limits: Limits): string | undefined {
  const { mode, selections } = slip;
  if (selections.length === 0) return 'Escolha uma odd para montar seu bilhete.';
  if (selections.some(({ current }) => current === undefined)) return 'Uma seleção está suspensa. Remova-a para apostar.';
  if (mode === 'multiple' && new Set(selections.map(({ event_id }) => event_id)).size < selections.length) {
    return 'Seleções do mesmo evento não combinam em uma múltipla.';
  }
  const { stake } = totals(slip);
  if (stake === undefined) return mode === 'multiple' || selections.length === 1 ? '' : 'Informe o valor de cada aposta.';
  const smallest = mode === 'multiple' ? stake : Math.min(...selections.map((selection) => selection.stake));
  if (smallest < limits.min_single) return `O mínimo por aposta é ${formatMoney(limits.min_single)}.`;
  if (stake < limits.min_total) return `O total mínimo é ${formatMoney(limits.min_total)}.`;
  if (haveOddsMoved(slip)) return 'As odds mudaram. Aceite as novas para apostar.';
  return undefined;
}

/** Returns the bets of the request, by the accepted odds: one multiple, or a single for each selection. */
export function toBets({ mode, selections, stake }: Slip) {
  const legs = selections.map(({ event_id, market, selection, odds }) => ({ event_id, market, selection, odds }));
  if (mode === 'multiple') return [{ type: 'multiple', stake, legs }];
  return legs.map((leg, index) => ({ type: 'single', stake: selections[index]?.stake ?? 0, legs: [leg] }));
}

/** Multiple of the usual stake above which a stake is confirmed by a second press. */
const UNUSUAL_FACTOR = 10;
/** Usual stake in cents of a player without bets. */
const FIRST_STAKE = 1000;

/** Returns true if one of the slip's bets is above ten times the player's usual stake, the median of the bets before. */
export function isUnusual(slip: Slip, bets: readonly { readonly stake: number }[]): boolean {
  const stakes = bets.map(({ stake }) => stake).toSorted((one, other) => one - other);
  const usual = stakes[Math.floor(stakes.length / 2)] ?? FIRST_STAKE;
  return toBets(slip).some(({ stake }) => stake > usual * UNUSUAL_FACTOR);
}
