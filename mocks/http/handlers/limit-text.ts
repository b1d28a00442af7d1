import type { components } from '@generated/schema';

import { formatBrl } from '../../domain/money/money';

type Request = components['schemas']['SetProtectionLimitRequest'];

const TYPES = { deposit: 'depósitos', loss: 'perdas', bet: 'apostas', time: 'tempo de jogo', count: 'número de apostas' } as const;
const PERIODS = { day: 'por dia', week: 'por semana', month: 'por mês' } as const;

/** Returns the name of a limit: 'Limite de depósitos por dia'. */
export const limitName = ({ type, period }: Pick<Request, 'type' | 'period'>): string => `Limite de ${TYPES[type]} ${PERIODS[period]}`;

/** Returns a change of a limit for the log: 'Limite de depósitos por dia: R$ 100,00.' Without a value it is a requested removal. */
export function limitText({ amount, minutes, bets, ...limit }: Request): string {
  const name = limitName(limit);
  if (typeof minutes === 'number') return `${name}: ${formatMinutes(minutes)}.`;
  if (typeof bets === 'number') return `${name}: ${String(bets)}.`;
  return typeof amount === 'number' ? `${name}: ${formatBrl(amount)}.` : `${name}: remoção pedida.`;
}

function formatMinutes(minutes: number): string {
  const parts = [minutes >= 60 && `${String(Math.floor(minutes / 60))} h`, minutes % 60 > 0 && `${String(minutes % 60)} min`];
  return parts.filter((part) => part !== false).join(' ');
}
