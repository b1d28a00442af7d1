import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { Settings } from '@generated/api/model/settings';

import { formatMoney } from '@/shared/format/money';
import { isKnown } from '@/shared/lib/known';

import { LIMIT_PERIOD_LABELS, tightestLimit } from './eligibility';
import type { UserMessage } from './money/failure-message';
import { ACTIONS_BY_REASON } from './money/failure-message';

/** Range of the stake of one bet in cents. */
export interface StakeRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Narrows the stakes of a game by the casino's limits (SPEC E6), and returns the stake to offer first, with the defaults of SPEC E7, all in
 * cents. If the limits exclude each other, the larger minimum is the only stake, even above a maximum.
 */
export function narrowStakes(
  game: StakeRange,
  { casino_bet_min_total: lowest = 10, casino_bet_max_total: highest = 2000, casino_bet_default: first = 50 }: Settings,
): StakeRange & { readonly start: number } {
  const min = Math.max(game.min, lowest);
  const max = Math.max(min, Math.min(game.max, highest));
  return { min, max, start: Math.min(max, Math.max(min, first)) };
}

/** Returns the reason against a stake that is empty, 0 or outside of the range, otherwise undefined. @param stake cents; null if empty */
export function reasonOutOfRange(stake: number | null, { min, max }: StakeRange): UserMessage | undefined {
  if (stake === null || stake === 0) return { text: 'Informe o valor da aposta.' };
  if (stake < min) return { text: `A aposta mínima é ${formatMoney(min)}.` };
  return stake > max ? { text: `A aposta máxima é ${formatMoney(max)}.` } : undefined;
}

/** Names of the types of limits, for texts with `limite de`. */
const LIMIT_NAMES = { deposit: 'depósitos', loss: 'perdas', bet: 'apostas', time: 'tempo', count: 'número de apostas' } as const;
const CURRENT_PERIOD = { day: 'de hoje', week: 'desta semana', month: 'deste mês' } as const;

/**
 * Returns the reason against a bet if a limit other than that of deposits is used up, otherwise undefined (SPEC D9). Limits with values
 * that this site does not know are left to the server.
 */
export function reasonLimitReached(limits: readonly ProtectionLimit[]): UserMessage | undefined {
  const reached = limits.filter(isKnown).find(({ type, used, value }) => type !== 'deposit' && used >= value);
  return (
    reached && {
      text: `Você atingiu o seu limite de ${LIMIT_NAMES[reached.type]} ${CURRENT_PERIOD[reached.period]}.`,
      action: ACTIONS_BY_REASON['limit_reached'],
    }
  );
}

/** Returns the rest of the tightest limit of stakes or losses in cents, and the text about it; undefined without such a limit. */
export function tightestStakeLimit(limits: readonly ProtectionLimit[]): { readonly left: number; readonly text: string } | undefined {
  const tightest = tightestLimit(limits, ['bet', 'loss']);
  if (tightest === undefined) return undefined;
  const { limit, left } = tightest;
  const name = `${LIMIT_NAMES[limit.type]} é ${formatMoney(limit.value)} ${LIMIT_PERIOD_LABELS[limit.period]}`;
  return { left, text: `Seu limite de ${name}. Você ainda pode apostar ${formatMoney(left)}.` };
}
