import { afterEach, expect, test, vi } from 'vitest';

import { registerViolationReporter, reportViolation } from '@/api/violation-port';

import { reportViolations } from './report-violations';
import { onErrorReport } from './error-reports';

afterEach(() => {
  registerViolationReporter(null);
  vi.restoreAllMocks();
});

test('violations before and after the registration are reported once each, by operation and pointer', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const listener = vi.fn<(error: unknown) => void>();
  const unsubscribe = onErrorReport(listener);
  reportViolation('listGames', '/data/3/provider', 'an invalid value was dropped');
  const stop = reportViolations();
  reportViolation('listGames', '/data/5/provider', 'an invalid value was dropped');
  reportViolation('listTransactions', '', 'expected object');
  expect(listener.mock.calls.map(([error]) => String(error))).toEqual([
    'ContractError: listGames /data/*/provider: an invalid value was dropped',
    'ContractError: listTransactions /: expected object',
  ]);
  stop();
  reportViolation('getSettings', '/deposit_min', 'the value is unknown');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});
