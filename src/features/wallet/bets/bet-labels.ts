import type { Bet } from '@generated/api/model/bet';

import type { IconName } from '@/shared/ui/icon-paths';

import { KIND_LABELS } from '../results/results-labels';

export const BET_RESULT_LABELS: Readonly<Record<Bet['result'], string>> = {
  open: 'Em aberto',
  won: 'Ganha',
  lost: 'Perdida',
  returned: 'Devolvida',
};

/** Icon of each kind. */
export const BET_ICONS: Readonly<Record<Bet['kind'], IconName>> = {
  sports: 'ball',
  casino: 'dice',
  live: 'dice',
  mines: 'gem',
  double: 'roulette',
};

/** Returns the game, or the event of a sports bet: 'Aurora x Litoral', 'Múltipla de 3'. */
export function betName({ game, kind, legs }: Pick<Bet, 'game' | 'kind' | 'legs'>): string {
  if (game !== null) return game;
  const [leg, ...others] = legs;
  if (leg === undefined) return KIND_LABELS[kind];
  return others.length === 0 ? leg.event : `Múltipla de ${legs.length}`;
}

/** Returns the result of a settled bet in cents; undefined while it is open. */
export function betNet({ result, returned, stake }: Pick<Bet, 'result' | 'returned' | 'stake'>): number | undefined {
  return result === 'open' ? undefined : returned - stake;
}
