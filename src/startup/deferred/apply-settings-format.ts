import type { Settings } from '@generated/api/model/settings';

import { setTimeZone } from '@/shared/format/date';
import { setCurrency } from '@/shared/format/money';

/**
 * Formats dates and amounts as the settings say (SPEC E6, D21); until they arrive, with the defaults of SPEC E7.
 *
 * @param onChange must render again, because formatted texts do not change by themselves
 */
export function applySettingsFormat({ general_timezone, general_currency }: Settings, onChange: () => void): void {
  const changes = [setTimeZone(general_timezone ?? 'America/Sao_Paulo'), setCurrency(general_currency ?? 'BRL')];
  if (changes.includes(true)) onChange();
}
