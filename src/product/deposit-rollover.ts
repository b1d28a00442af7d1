import type { Settings } from '@generated/api/model/settings';

import { formatMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';

/**
 * Returns the sentence that says how much must be wagered before a deposit can be withdrawn (SPEC D18). Undefined if the setting
 * `deposit_rollover` is unset or 0.
 *
 * @param amount cents of the deposit. If null or 0, the sentence names only the multiple, without a sum
 */
export function rolloverText(amount: number | null, { deposit_rollover: times }: Settings): string | undefined {
  if (!times) return undefined;
  const count = times === 1 ? '1 vez' : `${formatCount(times)} vezes`;
  const sum = amount ? `: ${formatMoney(amount * times)}` : '';
  return `Antes de sacar, é preciso apostar ${count} o valor do depósito${sum}.`;
}
