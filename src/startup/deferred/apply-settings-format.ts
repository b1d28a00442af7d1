import type { Settings } from '@generated/api/model/settings';

import { setTimeZone } from '@/shared/format/date';
import { setCurrency } from '@/shared/format/money';

/**
 * Sets the time zone of all dates and the currency of all amounts as the settings say (SPEC E6, D21), or to the default of SPEC E7
 * if a setting is missing.
 *
 * @param onChange called if one of them has changed. Must render again, because formatted texts do not change by themselves
 */
export function applySettingsFormat({ general_timezone, general_currency }: Settings, onChange: () => void): void {
  const changes = [setTimeZone(general_timezone ?? 'America/Sao_Paulo'), setCurrency(general_currency ?? 'BRL')];
  if (changes.includes(true)) onChange();
}
