import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { formatMoney } from '@/shared/format/money';
import { accountBlock, LIMIT_PERIOD_LABELS } from '@/shell/eligibility';

import type { UserMessage } from '@/shell/money/failure-message';
import { ACTIONS_BY_REASON } from '@/shell/money/failure-message';

import type { Phase } from './phase';
import type { StakeRules } from './rules';

const NAMES = { loss: 'perdas', bet: 'apostas', time: 'tempo' } as const;
const NOW = { day: 'de hoje', week: 'desta semana', month: 'deste mês' } as const;

interface Bettor {
  readonly phase: Phase;
  /** Cents; null where none was typed. */
  readonly stake: number | null;
  /** The player's real money in cents: only what a stake takes of it counts for limits. Undefined while it is not known. */
  readonly balance: number | undefined;
  readonly rules: StakeRules;
  readonly protection: Protection | undefined;
}

/**
 * Why nothing can be bet now, with the rule and its amount, and the way out.
 *
 * @returns undefined where nothing is against it
 */
export function whyNotBet({ phase, stake, balance, rules: { min, max }, protection }: Bettor): UserMessage | undefined {
  const closed = protection && closedMessage(protection);
  if (closed !== undefined) return closed;
  const limits = protection?.limits ?? [];
  const reached = whyReached(limits);
  if (reached !== undefined) return reached;
  if (phase !== 'waiting') return { text: 'As apostas estão fechadas. Você aposta na próxima rodada.' };
  if (stake === null || stake === 0) return { text: 'Escolha o valor da aposta.' };
  if (stake < min) return { text: `A aposta mínima é ${formatMoney(min)}.` };
  if (stake > max) return { text: `A aposta máxima é ${formatMoney(max)}.` };
  return whyTooMuch(limits, Math.min(stake, balance ?? stake));
}

/** Returns why the account is closed for bets (SPEC D10), or undefined if it is open. */
function closedMessage(protection: Protection): UserMessage | undefined {
  const block = accountBlock(protection);
  if (block === undefined) return undefined;
  const { title, period, reason } = block;
  return { text: `${title} ${period.toLowerCase()}. Apostas ficam fechadas.`, action: ACTIONS_BY_REASON[reason] };
}

/** A limit that is used up, be it of stakes, losses or time (SPEC D9). */
function whyReached(limits: readonly ProtectionLimit[]): UserMessage | undefined {
  for (const { type, period, value, used } of limits)
    if (type !== 'deposit' && used >= value)
      return { text: `Você atingiu o seu limite de ${NAMES[type]} ${NOW[period]}.`, action: ACTIONS_BY_REASON['limit_reached'] };
  return undefined;
}

/** A limit of which less is left than the stake takes. */
function whyTooMuch(limits: readonly ProtectionLimit[], stake: number): UserMessage | undefined {
  for (const { type, period, value, used } of limits)
    if ((type === 'bet' || type === 'loss') && stake > value - used) {
      const left = formatMoney(value - used);
      return {
        text: `Seu limite de ${NAMES[type]} é ${formatMoney(value)} ${LIMIT_PERIOD_LABELS[period]}: agora cabem até ${left}.`,
        action: ACTIONS_BY_REASON['limit_reached'],
      };
    }
  return undefined;
}
