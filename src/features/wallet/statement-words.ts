import type { StatementBucket } from '@generated/api/model/statement-bucket';
import type { StatementGroup } from '@generated/api/model/statement-group';

import { formatDay } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';

/** A result with its sign: '+R$ 16,00', '−R$ 32,00', 'R$ 0,00'. @param cents integer cents */
export function signedMoney(cents: number): string {
  if (cents === 0) return formatMoney(0);
  return cents < 0 ? `−${formatMoney(-cents)}` : `+${formatMoney(cents)}`;
}

/** Time as players read it: '1 h 30 min', '45 min', '0 min'. */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`;
}

/** What a bucket is called: its day, its month, or the first and last day of its week. */
export function bucketName({ from, to }: Pick<StatementBucket, 'from' | 'to'>, group: StatementGroup): string {
  if (group === 'day') return formatDay(from);
  if (group === 'month') return formatDay(from).slice(3);
  return `${formatDay(from).slice(0, 5)} a ${formatDay(to).slice(0, 5)}`;
}
