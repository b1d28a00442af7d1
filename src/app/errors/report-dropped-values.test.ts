import { afterEach, expect, test, vi } from 'vitest';

import { registerViolationReporter, reportDropped } from '@/api/violation-port';

import { reportDroppedValues } from './report-dropped-values';
import { onErrorReport } from './error-reports';

afterEach(() => {
  registerViolationReporter(null);
  vi.restoreAllMocks();
});

test('Values dropped before and after the registration are reported once each, by operation and place.', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const heard = vi.fn<(error: unknown) => void>();
  const stopListening = onErrorReport(heard);
  reportDropped('listGames', ['data', 3, 'provider']);
  const stop = reportDroppedValues();
  reportDropped('listGames', ['data', 5, 'provider']);
  reportDropped('getSettings', ['colors_primary']);
  expect(heard.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: listGames /data/*/provider: an invalid value was dropped',
    'Error: getSettings /colors_primary: an invalid value was dropped',
  ]);
  stop();
  reportDropped('getSettings', ['deposit_min']);
  expect(heard).toHaveBeenCalledTimes(2);
  stopListening();
});
