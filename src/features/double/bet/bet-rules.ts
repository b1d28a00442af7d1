import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import type { Amount } from '@/shared/format/money';
import { accountClosure, TERMS_CHANGED, TERMS_LINK } from '@/product/eligibility';

import type { UserMessage } from '@/product/money/failure-message';
import { ACTIONS_BY_REASON } from '@/product/money/failure-message';
import type { StakeRange } from '@/product/stake-rules';
import { reasonLimitReached, reasonOutOfRange, tightestStakeLimit } from '@/product/stake-rules';

import type { Phase } from '../table/phase';

interface Bettor {
  readonly phase: Phase;
  /** Stake in cents; null if empty. */
  readonly stake: number | null;
  /** Balance in cents; undefined while loading. Limits count only the real money in a stake. */
  readonly balance: Amount | undefined;
  readonly range: StakeRange;
  /** Limits and blocks of the account; undefined while loading, when they give no reason. */
  readonly protection: Protection | undefined;
}

/**
 * Returns the first reason against a bet: a block of the account, terms that are not accepted, a limit that is used up, closed betting, a
 * stake that is missing or out of range, or one above the rest of a limit. Undefined if there is none. A stake above the balance is left to
 * the backend.
 */
export function validateBet({ phase, stake, balance, range, protection }: Bettor): UserMessage | undefined {
  const closed = protection && describeClosure(protection);
  if (closed !== undefined) return closed;
  const limits = protection?.limits ?? [];
  const reached = reasonLimitReached(limits);
  if (reached !== undefined) return reached;
  if (phase === 'voided') return { text: 'Esta rodada foi anulada. Você aposta na próxima.' };
  if (phase !== 'waiting') return { text: 'As apostas estão fechadas. Você aposta na próxima rodada.' };
  const outOfRange = reasonOutOfRange(stake, range);
  if (stake === null || outOfRange !== undefined) return outOfRange;
  return reasonOverLimit(limits, balance === 'unknown' ? stake : Math.min(stake, balance ?? stake));
}

/** Returns the message about what closes the account for bets; undefined if nothing does. */
function describeClosure(protection: Protection): UserMessage | undefined {
  const closure = accountClosure(protection);
  if (closure === undefined) return undefined;
  if (closure.reason === 'terms') return { text: `${TERMS_CHANGED}. Aceite a versão ${closure.version} para apostar.`, action: TERMS_LINK };
  const { title, period, reason } = closure;
  return { text: `${title} ${period.toLowerCase()}. Apostas ficam fechadas.`, action: ACTIONS_BY_REASON[reason] };
}

function reasonOverLimit(limits: readonly ProtectionLimit[], stake: number): UserMessage | undefined {
  const limit = tightestStakeLimit(limits);
  return limit === undefined || stake <= limit.left ? undefined : { text: limit.text, action: ACTIONS_BY_REASON['limit_reached'] };
}
