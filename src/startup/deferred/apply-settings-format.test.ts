// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

import { formatClock, formatDateTime, setTimeZone } from '@/shared/format/date';
import { currencySymbol, formatMoney, maskedMoney, setCurrency } from '@/shared/format/money';

import { applySettingsFormat } from './apply-settings-format';

afterEach(() => {
  setTimeZone('America/Sao_Paulo');
  setCurrency('BRL');
});

const NOON = '2026-11-21T15:00:00Z';

function receive(settings: object) {
  const onChange = vi.fn<() => void>();
  applySettingsFormat(settings, onChange);
  return onChange;
}

test('dates and amounts follow general_timezone and general_currency (SPEC E6, D21)', () => {
  const onChange = receive({ general_timezone: 'America/Manaus', general_currency: 'USD' });
  expect([formatDateTime(NOON), formatClock(NOON)]).toEqual(['21/11/2026 11:00', '11:00:00']);
  expect(formatMoney(123_456)).toBe('US$\u00a01.234,56');
  expect([currencySymbol(), maskedMoney()]).toEqual(['US$', 'US$\u00a0••••']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  {},
  { general_timezone: 'America/Sao_Paulo', general_currency: 'BRL' },
  { general_timezone: 'Marte/Base', general_currency: 'real' },
])('the settings %j have the defaults, and nothing is rendered again (SPEC E7)', (settings) => {
  const onChange = receive(settings);
  expect([formatDateTime(NOON), formatMoney(5)]).toEqual(['21/11/2026 12:00', 'R$\u00a00,05']);
  expect(onChange).not.toHaveBeenCalled();
});
