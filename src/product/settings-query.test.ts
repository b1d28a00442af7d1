import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { settingsQuery, useSetting } from './settings-query';

test('the settings are a GET with a trailing slash, without a query (SPEC A12)', async () => {
  const { requests } = backend({ getSettings: { deposit_min: 500 } });
  expect(await createQueryClient().fetchQuery(settingsQuery())).toMatchObject({ deposit_min: 500 });
  const [request] = requests;
  expect(`${request?.method} ${request?.url.replace(/^https?:\/\/[^/]+/, '')}`).toBe('GET /v2/settings/');
  expect([request?.headers.get('Accept'), request?.headers.get('Cache-Control')]).toEqual(['application/json', 'private, max-age=600']);
});

test('a setting renders its component again only if it changes', async () => {
  const { requests } = backend({ getSettings: { sport_enabled: false } });
  const client = createQueryClient();
  const renders: [string, boolean][] = [];
  const Sections = () => {
    renders.push(['casino', useSetting(({ casino_enabled: isOpen }) => isOpen !== false)]);
    return createElement(Sports);
  };
  const Sports = () => {
    renders.push(['sports', useSetting(({ sport_enabled: isOpen }) => isOpen !== false)]);
    return null;
  };
  // StrictMode would render twice.
  render(createElement(QueryClientProvider, { client }, createElement(Sections)), { reactStrictMode: false });
  await waitFor(() => expect(renders.at(-1)).toEqual(['sports', false]));
  expect(renders).toEqual([
    ['casino', true],
    ['sports', true],
    ['sports', false],
  ]);
  expect(requests).toHaveLength(1);
});

test('without settings a setting has its default', async () => {
  backend({ getSettings: () => new Response(null, { status: 404 }) });
  const client = createQueryClient();
  const { result } = renderHook(() => useSetting(({ maintence }) => maintence === true), {
    wrapper: ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children),
  });
  await waitFor(() => expect(client.getQueryState(settingsQuery().queryKey)?.status).toBe('error'));
  expect(result.current).toBe(false);
});
