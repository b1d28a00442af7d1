import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';
import type { ProtectionLimitPeriod } from '@generated/api/model/protection-limit-period';
import type { ProtectionLimitType } from '@generated/api/model/protection-limit-type';

import { formatDateTime } from '@/shared/format/date';
import { isKnown } from '@/shared/lib/known';
import type { Known } from '@/shared/lib/known';

import { paths } from './paths';
import { regulation } from './runtime-config';

/** Block that closes an account for deposits and play. */
export type AccountBlock = {
  readonly title: string;
  /** Text such as 'Até 22/11/2026 14:05' or 'Sem prazo para terminar'. */
  readonly period: string;
} & (
  | { readonly reason: 'suspended' }
  | {
      /** Also the reason of an account that the federal government bars. */
      readonly reason: 'excluded';
      /** Last moment to withdraw the balance, such as '22/12/2026 14:05'. */
      readonly withdrawUntil: string;
    }
);

/**
 * Returns the block of a barred, self-excluded or paused account, the first of these that applies; undefined if none does
 * (SPEC D10, Q14). Compares no times: a block lasts until the server no longer sends it.
 */
export function accountBlock({ suspension, exclusion, barred }: Protection): AccountBlock | undefined {
  if (barred)
    return {
      reason: 'excluded',
      title: 'Sua conta não pode apostar',
      period: 'Enquanto durar o registro no governo federal',
      withdrawUntil: formatDateTime(barred.withdraw_until),
    };
  if (exclusion !== null)
    return {
      reason: 'excluded',
      title: 'Sua conta está em autoexclusão',
      period: exclusion.until === null ? 'Sem prazo para terminar' : `Até ${formatDateTime(exclusion.until)}`,
      withdrawUntil: formatDateTime(exclusion.withdraw_until),
    };
  if (suspension === null) return undefined;
  return { reason: 'suspended', title: 'Conta em pausa', period: `Até ${formatDateTime(suspension.until)}` };
}

/**
 * Returns what closes the account for deposits and play: a block, or else the version of terms to accept (SPEC D10, Q2). Undefined if
 * nothing does. Under the policy `inform` changed terms close nothing. Does not consider limits.
 */
export function accountClosure(protection: Protection): AccountBlock | { readonly reason: 'terms'; readonly version: string } | undefined {
  const version = regulation().terms === 'accept' ? (protection.pending_terms ?? undefined) : undefined;
  return accountBlock(protection) ?? (version === undefined ? undefined : { reason: 'terms', version });
}

interface ClosedReason {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

/**
 * Returns the notice about what closes the account (`accountClosure`); undefined if nothing does.
 * @param action verb in the text. It does not change the decision
 */
export function reasonClosed(protection: Protection, action: 'depositar' | 'jogar'): ClosedReason | undefined {
  const closure = accountClosure(protection);
  if (closure === undefined) return undefined;
  if (closure.reason === 'terms') {
    const text = `Leia o que mudou e aceite a versão ${closure.version} para ${action}. Você ainda pode sacar.`;
    return { title: TERMS_CHANGED, text, link: TERMS_LINK };
  }
  const deposits = action === 'depositar' ? 'Depósitos ficam fechados. ' : '';
  const withdrawals = closure.reason === 'excluded' ? `O saldo pode ser sacado até ${closure.withdrawUntil}` : 'Você ainda pode sacar';
  return { title: closure.title, text: `${closure.period}. ${deposits}${withdrawals}.`, link: WITHDRAWALS_LINK };
}

/** Title of a notice about terms that the player must accept, and the links below notices about terms and blocks. */
export const TERMS_CHANGED = 'Os termos de uso mudaram';
export const TERMS_LINK = { to: paths.userTerms(), label: 'Ver o que mudou' } as const;
export const WITHDRAWALS_LINK = { to: paths.walletWithdraw(), label: 'Ir para os saques' } as const;

/** Labels of the periods of limits, such as 'por dia'. */
export const LIMIT_PERIOD_LABELS: Readonly<Record<ProtectionLimitPeriod, string>> = {
  day: 'por dia',
  week: 'por semana',
  month: 'por mês',
};

/**
 * Returns the limit of which least is left, with that rest in cents (at least 0); undefined if no limit of these types is set.
 * Limits with unknown values are left out, because the server enforces them.
 * @param types kinds of limits that count, all of money
 * @param reserved cents that also count as used
 */
export function tightestLimit(
  limits: readonly ProtectionLimit[],
  types: readonly ProtectionLimitType[],
  reserved = 0,
): { readonly limit: Known<ProtectionLimit>; readonly left: number } | undefined {
  return limits
    .filter(isKnown)
    .filter(({ type }) => types.includes(type))
    .map((limit) => ({ limit, left: Math.max(0, limit.value - limit.used - reserved) }))
    .toSorted((one, other) => one.left - other.left)[0];
}
