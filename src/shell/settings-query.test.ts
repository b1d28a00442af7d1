import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';

import { settingsQuery } from './settings-query';

afterEach(() => vi.unstubAllGlobals());

test('the settings are a GET with a trailing slash, without a query (SPEC A12)', async () => {
  const sent = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(Response.json({ deposit_min: 500 })));
  vi.stubGlobal('fetch', sent);
  expect(await createQueryClient().fetchQuery(settingsQuery())).toMatchObject({ deposit_min: 500 });
  const [request] = sent.mock.calls[0] ?? [];
  expect(`${request?.method} ${request?.url.replace(/^https?:\/\/[^/]+/, '')}`).toBe('GET /v2/settings/');
  expect([request?.headers.get('Accept'), request?.headers.get('Cache-Control')]).toEqual(['application/json', 'private, max-age=600']);
});
