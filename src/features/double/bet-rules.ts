import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';

import type { Phase } from './phase';
import type { StakeRules } from './rules';

const PER = { day: 'por dia', week: 'por semana', month: 'por mês' } as const;

interface Bettor {
  readonly phase: Phase;
  /** Cents; null where none was typed. */
  readonly stake: number | null;
  readonly rules: StakeRules;
  readonly protection: Protection | undefined;
}

/**
 * Why nothing can be bet now, with the rule and its amount.
 *
 * @returns undefined where nothing is against it
 */
export function whyNotBet({ phase, stake, rules: { min, max }, protection }: Bettor): string | undefined {
  const closed = protection && whyClosed(protection);
  if (closed !== undefined) return closed;
  if (phase !== 'waiting') return 'As apostas estão fechadas. Você aposta na próxima rodada.';
  if (stake === null || stake === 0) return 'Escolha o valor da aposta.';
  if (stake < min) return `A aposta mínima é ${formatMoney(min)}.`;
  if (stake > max) return `A aposta máxima é ${formatMoney(max)}.`;
  const tightest = tightestLimit(protection?.limits ?? []);
  if (tightest === undefined || stake <= tightest.left) return undefined;
  const rule = `Seu limite de apostas é ${formatMoney(tightest.limit.value)} ${PER[tightest.limit.period]}`;
  return tightest.left === 0 ? `${rule} e já foi todo usado.` : `${rule}: agora cabem até ${formatMoney(tightest.left)}.`;
}

/** Why a player cannot bet at all for now (SPEC D10); undefined where nothing is against it. */
export function whyClosed({ suspension, exclusion }: Protection): string | undefined {
  if (exclusion !== null) {
    const until = exclusion.until === null ? 'sem prazo para terminar' : `até ${formatDateTime(exclusion.until)}`;
    return `Sua conta está em autoexclusão ${until}. Apostas ficam fechadas.`;
  }
  return suspension === null ? undefined : `Sua conta está em pausa até ${formatDateTime(suspension.until)}. Apostas ficam fechadas.`;
}

function tightestLimit(limits: readonly ProtectionLimit[]): { left: number; limit: ProtectionLimit } | undefined {
  return limits
    .filter(({ type }) => type === 'bet')
    .map((limit) => ({ left: Math.max(0, limit.value - limit.used), limit }))
    .toSorted((one, other) => one.left - other.left)[0];
}
