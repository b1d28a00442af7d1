import { afterEach, expect, test, vi } from 'vitest';

import { registerViolationReporter, reportDropped } from '@/api/violation-port';

import { reportDroppedValues } from './report-dropped-values';
import { onErrorReport } from './error-reports';

afterEach(() => {
  registerViolationReporter(null);
  vi.restoreAllMocks();
});

test('values dropped before and after the registration are reported once each, by operation and pointer', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const listener = vi.fn<(error: unknown) => void>();
  const unsubscribe = onErrorReport(listener);
  reportDropped('listGames', ['data', 3, 'provider']);
  const stop = reportDroppedValues();
  reportDropped('listGames', ['data', 5, 'provider']);
  reportDropped('getSettings', ['colors_primary']);
  expect(listener.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: listGames /data/*/provider: an invalid value was dropped',
    'Error: getSettings /colors_primary: an invalid value was dropped',
  ]);
  stop();
  reportDropped('getSettings', ['deposit_min']);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});
