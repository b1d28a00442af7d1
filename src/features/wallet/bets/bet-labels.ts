import type { Bet } from '@generated/api/model/bet';
import type { BetKind } from '@generated/api/model/bet-kind';
import type { BetResult } from '@generated/api/model/bet-result';

import { differenceOf } from '@/shared/format/amount-math';
import type { Amount } from '@/shared/format/money';
import { labelOf } from '@/shared/lib/label-of';
import type { IconName } from '@/shared/ui/icon-paths';

import { kindLabel } from '../results/results-labels';

export const BET_RESULT_LABELS: Readonly<Record<BetResult, string>> = {
  open: 'Em aberto',
  won: 'Ganha',
  lost: 'Perdida',
  returned: 'Devolvida',
};

/** Returns the label of a bet's result, 'Em processamento' for an unknown one. */
export const resultLabel = (result: Bet['result']): string => labelOf(BET_RESULT_LABELS, result, 'Em processamento');

/** Icon of each kind of bet. */
export const BET_ICONS: Readonly<Record<BetKind, IconName>> = {
  sports: 'ball',
  casino: 'dice',
  live: 'dice',
  mines: 'gem',
  double: 'roulette',
};

/** Returns the game, the event of a sports bet ('Aurora x Litoral', 'Múltipla de 3'), or else the kind of the bet. */
export function betName({ game, kind, legs }: Pick<Bet, 'game' | 'kind' | 'legs'>): string {
  if (game !== null) return game;
  const [leg, ...others] = legs;
  if (leg === undefined) return kindLabel(kind);
  return others.length === 0 ? leg.event : `Múltipla de ${legs.length}`;
}

/** Returns what a settled bet returned minus its stake, in cents; undefined while it is open, or in an unknown state. */
export function betNet({ result, returned, stake }: Pick<Bet, 'result' | 'returned' | 'stake'>): Amount | undefined {
  return result === 'open' || result === 'unknown' ? undefined : differenceOf(returned, stake);
}
