import type { MeAnswer } from '@generated/api/model/me-answer';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import type { UserMessage } from '@/shell/money/failure-message';

import { ACTIONS, DEPOSIT } from '../moves/move-messages';
import { CELLS } from '../odds';

/** Stake and mines that the player has chosen for the next round. */
export interface BetDraft {
  /** Cents; null if the field is empty. */
  readonly amount: number | null;
  readonly mines: number;
}

type StakeRange = Pick<MinesConfig, 'min_bet' | 'max_bet'>;

/** What a player can stake with, in cents: real money first, then the bonus (SPEC E12). */
export function availableTo({ balance, wallet, user_rollover: rollover }: MeAnswer): number {
  return balance + wallet.bonus_mixed + (rollover?.amount_current ?? 0);
}

/** Quick changes of a stake, each within what the house takes; all in cents. */
export function quickStakes(amount: number | null, { min_bet: min, max_bet: max }: StakeRange, available: number | undefined) {
  const within = (cents: number) => Math.max(min, Math.min(max, cents));
  return [
    { label: 'Metade', cents: within(Math.floor((amount ?? 0) / 2)) },
    { label: 'Dobro', cents: within((amount ?? 0) * 2) },
    { label: 'Mínimo', cents: min },
    { label: 'Máximo', cents: within(available ?? max) },
  ] as const;
}

/**
 * Why a stake cannot be placed, with the rule and its amount, and the way out.
 *
 * @param amount cents; null where none was typed
 * @param available what the player has; undefined while that is not known
 * @returns undefined where nothing that is known here is against it
 */
export function validateStake(
  amount: number | null,
  { min_bet: min, max_bet: max }: StakeRange,
  available: number | undefined,
  limits: readonly ProtectionLimit[],
): UserMessage | undefined {
  const reached = limits.find((limit) => limit.type !== 'deposit' && limit.used >= limit.value);
  if (reached !== undefined)
    return { text: `Você atingiu o seu limite de ${NAMES[reached.type]} ${NOW[reached.period]}.`, action: ACTIONS['limit_reached'] };
  if (amount === null || amount === 0) return { text: 'Escolha o valor da aposta.' };
  if (amount < min) return { text: `A aposta mínima é ${formatMoney(min)}.` };
  if (amount > max) return { text: `A aposta máxima é ${formatMoney(max)}.` };
  if (available !== undefined && amount > available)
    return { text: `Saldo insuficiente: você tem ${formatMoney(available)}.`, action: DEPOSIT };
  return undefined;
}

const NAMES = { deposit: 'depósitos', loss: 'perdas', bet: 'apostas', time: 'tempo' } as const;
const NOW = { day: 'de hoje', week: 'desta semana', month: 'deste mês' } as const;
const PER = { day: 'por dia', week: 'por semana', month: 'por mês' } as const;

/** What is left of the tightest limit on stakes or losses, in words; undefined where the player has set none. */
export function limitText(limits: readonly ProtectionLimit[]): string | undefined {
  const [tightest] = limits
    .filter(({ type }) => type === 'bet' || type === 'loss')
    .map((limit) => ({ limit, left: Math.max(0, limit.value - limit.used) }))
    .toSorted((one, other) => one.left - other.left);
  if (tightest === undefined) return undefined;
  const { limit, left } = tightest;
  return `Seu limite de ${NAMES[limit.type]} é ${formatMoney(limit.value)} ${PER[limit.period]}. Ainda cabem ${formatMoney(left)}.`;
}

/** Why somebody cannot play at all now (SPEC D10); undefined where nothing is against it. */
export function reasonClosed({ suspension, exclusion }: Protection): { title: string; text: string } | undefined {
  if (exclusion !== null)
    return {
      title: 'Sua conta está em autoexclusão',
      text: `${exclusion.until === null ? 'Sem prazo para terminar.' : `Até ${formatDateTime(exclusion.until)}.`} O saldo pode ser sacado até ${formatDateTime(exclusion.withdraw_until)}.`,
    };
  if (suspension !== null)
    return { title: 'Sua conta está em pausa', text: `Até ${formatDateTime(suspension.until)}. Sacar continua aberto.` };
  return undefined;
}

/** A stake and its mines as they were before a reload. */
export function parseBetDraft(before: unknown): BetDraft | undefined {
  if (typeof before !== 'object' || before === null) return undefined;
  const { amount, mines } = before as Partial<Record<keyof BetDraft, unknown>>;
  const isCount = Number.isInteger(mines) && Number(mines) >= 1 && Number(mines) < CELLS;
  return isCount && (amount === null || Number.isSafeInteger(amount))
    ? { amount: amount === null ? null : Number(amount), mines: Number(mines) }
    : undefined;
}
