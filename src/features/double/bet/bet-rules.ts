import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import type { Known } from '@/shared/lib/known';
import { isKnown } from '@/shared/lib/known';
import { accountBlock, LIMIT_PERIOD_LABELS, TERMS_CHANGED, TERMS_LINK, termsToAccept } from '@/product/eligibility';

import type { UserMessage } from '@/product/money/failure-message';
import { ACTIONS_BY_REASON } from '@/product/money/failure-message';

import type { Phase } from '../table/phase';
import type { StakeRules } from './stake-rules';

const LIMIT_NAMES = { loss: 'perdas', bet: 'apostas', time: 'tempo', count: 'número de apostas' } as const;
const CURRENT_PERIOD = { day: 'de hoje', week: 'desta semana', month: 'deste mês' } as const;

interface Bettor {
  readonly phase: Phase;
  /** Stake in cents; null if empty. */
  readonly stake: number | null;
  /** Balance in cents; undefined while loading. Limits count only the real money in a stake. */
  readonly balance: Amount | undefined;
  readonly rules: StakeRules;
  readonly protection: Protection | undefined;
}

/** Returns the reason against a bet, if any. */
export function validateBet({ phase, stake, balance, rules: { min, max }, protection }: Bettor): UserMessage | undefined {
  const closed = protection && reasonClosed(protection);
  if (closed !== undefined) return closed;
  // Limits with values that this site does not know are left to the server.
  const limits = (protection?.limits ?? []).filter(isKnown);
  const reached = reasonLimitReached(limits);
  if (reached !== undefined) return reached;
  if (phase === 'voided') return { text: 'Esta rodada foi anulada. Você aposta na próxima.' };
  if (phase !== 'waiting') return { text: 'As apostas estão fechadas. Você aposta na próxima rodada.' };
  if (stake === null || stake === 0) return { text: 'Informe o valor da aposta.' };
  if (stake < min) return { text: `A aposta mínima é ${formatMoney(min)}.` };
  if (stake > max) return { text: `A aposta máxima é ${formatMoney(max)}.` };
  return reasonOverLimit(limits, balance === 'unknown' ? stake : Math.min(stake, balance ?? stake));
}

/** Returns the reason if the account may not bet at all (SPEC D10, Q2). */
function reasonClosed(protection: Protection): UserMessage | undefined {
  const block = accountBlock(protection);
  const version = termsToAccept(protection);
  if (block === undefined && version !== undefined)
    return { text: `${TERMS_CHANGED}. Aceite a versão ${version} para apostar.`, action: TERMS_LINK };
  if (block === undefined) return undefined;
  const { title, period, reason } = block;
  return { text: `${title} ${period.toLowerCase()}. Apostas ficam fechadas.`, action: ACTIONS_BY_REASON[reason] };
}

/** Returns the reason if a limit is used up (SPEC D9). */
function reasonLimitReached(limits: readonly Known<ProtectionLimit>[]): UserMessage | undefined {
  for (const { type, period, value, used } of limits)
    if (type !== 'deposit' && used >= value)
      return {
        text: `Você atingiu o seu limite de ${LIMIT_NAMES[type]} ${CURRENT_PERIOD[period]}.`,
        action: ACTIONS_BY_REASON['limit_reached'],
      };
  return undefined;
}

function reasonOverLimit(limits: readonly Known<ProtectionLimit>[], stake: number): UserMessage | undefined {
  for (const { type, period, value, used } of limits)
    if ((type === 'bet' || type === 'loss') && stake > value - used) {
      const left = formatMoney(value - used);
      return {
        text: `Seu limite de ${LIMIT_NAMES[type]} é ${formatMoney(value)} ${LIMIT_PERIOD_LABELS[period]}: você ainda pode apostar ${left}.`,
        action: ACTIONS_BY_REASON['limit_reached'],
      };
    }
  return undefined;
}
