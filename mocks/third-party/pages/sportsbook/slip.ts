import { combinedOdds, payout } from '../../book/odds';
import type { Choice } from '../../book/quotes';
import { money, parseMoney } from '../shared/money';

/** A selection on the slip. */
export interface Selection extends Choice {
  readonly event: string;
  readonly marketName: string;
  readonly selectionName: string;
  /** The odds that the player saw and took, in thousandths. */
  readonly odds: number;
  /** The odds offered now; undefined while nothing is. */
  readonly current: number | undefined;
  /** What is typed as the stake of this selection alone. */
  readonly stake: string;
}

export interface Slip {
  readonly mode: 'single' | 'multiple';
  readonly selections: readonly Selection[];
  /** What is typed as the stake of the multiple. */
  readonly stake: string;
}

/** What a bet may be, in cents. */
export interface Limits {
  readonly min_single: number;
  readonly min_total: number;
}

export interface Totals {
  /** Cents; undefined while one is missing or is no amount. */
  readonly stake: number | undefined;
  /** Thousandths. */
  readonly odds: number;
  /** Cents, if all of it wins. */
  readonly potential: number | undefined;
}

export const MOST_SELECTIONS = 20;
export const emptySlip: Slip = { mode: 'single', selections: [], stake: '' };

const isSame = (one: Choice, other: Choice) =>
  one.event_id === other.event_id && one.market === other.market && one.selection === other.selection;

/** Whether a selection is on the slip. */
export function holds(slip: Slip, choice: Choice): boolean {
  return slip.selections.some((selection) => isSame(selection, choice));
}

/** Puts a selection on the slip, in place of another one of its market; one that is there is taken off. */
export function toggle(slip: Slip, selection: Selection): Slip {
  const isTakenOff = holds(slip, selection);
  const rest = slip.selections.filter(({ event_id, market }) => event_id !== selection.event_id || market !== selection.market);
  if (!isTakenOff && rest.length >= MOST_SELECTIONS) return slip;
  const selections = isTakenOff ? rest : [...rest, selection];
  // With one selection there is nothing to combine; a second one is most often meant as a multiple.
  const mode = selections.length < 2 ? 'single' : slip.selections.length === 1 && selections.length === 2 ? 'multiple' : slip.mode;
  return { ...slip, mode, selections };
}

/** Puts the odds of the day beside those that the player took. */
export function refresh(slip: Slip, quote: (choice: Choice) => number | undefined): Slip {
  return { ...slip, selections: slip.selections.map((selection) => ({ ...selection, current: quote(selection) })) };
}

/** Takes the odds of the day. */
export function acceptOdds(slip: Slip): Slip {
  return { ...slip, selections: slip.selections.map((selection) => ({ ...selection, odds: selection.current ?? selection.odds })) };
}

export function setStake(slip: Slip, typed: string, choice?: Choice): Slip {
  if (choice === undefined) return { ...slip, stake: typed };
  return {
    ...slip,
    selections: slip.selections.map((selection) => (isSame(selection, choice) ? { ...selection, stake: typed } : selection)),
  };
}

/** Whether odds have moved since the player took them. */
export function hasMoved({ selections }: Slip): boolean {
  return selections.some(({ odds, current }) => current !== undefined && current !== odds);
}

export function totals({ mode, selections, stake }: Slip): Totals {
  const odds = combinedOdds(selections.map((selection) => selection.odds));
  if (mode === 'multiple') {
    const amount = parseMoney(stake);
    return { stake: amount, odds, potential: amount === undefined ? undefined : payout(amount, odds) };
  }
  const amounts = selections.map((selection) => ({ amount: parseMoney(selection.stake), odds: selection.odds }));
  const isWhole = amounts.every(({ amount }) => amount !== undefined);
  if (!isWhole) return { stake: undefined, odds, potential: undefined };
  return {
    stake: amounts.reduce((sum, { amount = 0 }) => sum + amount, 0),
    odds,
    potential: amounts.reduce((sum, bet) => sum + payout(bet.amount ?? 0, bet.odds), 0),
  };
}

/**
 * Why the slip cannot be placed (pt-BR); undefined when it can.
 *
 * @param limits the house's
 */
export function obstacle(slip: Slip, limits: Limits): string | undefined {
  const { mode, selections } = slip;
  if (selections.length === 0) return 'Escolha uma odd para montar sua aposta.';
  if (selections.some(({ current }) => current === undefined)) return 'Uma seleção está suspensa. Remova-a para apostar.';
  if (mode === 'multiple' && new Set(selections.map(({ event_id }) => event_id)).size < selections.length) {
    return 'Seleções do mesmo evento não combinam em uma múltipla.';
  }
  if (hasMoved(slip)) return 'As odds mudaram. Aceite as novas para apostar.';
  const { stake } = totals(slip);
  if (stake === undefined)
    return mode === 'multiple' || selections.length === 1 ? 'Informe o valor da aposta.' : 'Informe o valor de cada aposta.';
  const least = mode === 'multiple' ? stake : Math.min(...selections.map((selection) => parseMoney(selection.stake) ?? 0));
  if (least < limits.min_single) return `O mínimo por aposta é ${money(limits.min_single)}.`;
  if (stake < limits.min_total) return `O total mínimo é ${money(limits.min_total)}.`;
  return undefined;
}

/** The slip as the backend takes it. */
export function betsOf({ mode, selections, stake }: Slip) {
  const legs = selections.map(({ event_id, market, selection, odds }) => ({ event_id, market, selection, odds }));
  if (mode === 'multiple') return [{ type: 'multiple', stake: parseMoney(stake) ?? 0, legs }];
  return legs.map((leg, index) => ({ type: 'single', stake: parseMoney(selections[index]?.stake ?? '') ?? 0, legs: [leg] }));
}
