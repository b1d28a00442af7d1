import { expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { settingsQuery } from './settings-query';

test('the settings are a GET with a trailing slash, without a query (SPEC A12)', async () => {
  const { requests } = backend({ getSettings: { deposit_min: 500 } });
  expect(await createQueryClient().fetchQuery(settingsQuery())).toMatchObject({ deposit_min: 500 });
  const [request] = requests;
  expect(`${request?.method} ${request?.url.replace(/^https?:\/\/[^/]+/, '')}`).toBe('GET /v2/settings/');
  expect([request?.headers.get('Accept'), request?.headers.get('Cache-Control')]).toEqual(['application/json', 'private, max-age=600']);
});
