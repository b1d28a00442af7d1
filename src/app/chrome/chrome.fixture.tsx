import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

import { useSessionStore } from '@/session/use-session';
import { useMenuStore } from '@/shell/menu-store';
import { useModalStore } from '@/shell/modal-store';

/** Such as 'GET /v2/games'. */
export type Responses = Record<string, () => Response>;

export function resetChrome(): void {
  sessionStorage.clear();
  useMenuStore.setState(useMenuStore.getInitialState(), true);
  useModalStore.setState(useModalStore.getInitialState(), true);
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  localStorage.clear();
}

/** Stubs `fetch`, with 404 as default, and returns the requests in order. */
export function serve(responses: Responses): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    return (responses[`${request.method} ${pathname}`] ?? notFound)();
  });
  return calls;
}

const notFound = () => Response.json({ message: 'Não encontrado.' }, { status: 404 });

/** @returns the cache of the queries */
export function renderChrome(part: ReactNode, path = '/'): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

export const listResponse = (data: readonly unknown[]) => ({
  data,
  links: { first: '/', last: '/', prev: null, next: null },
  meta: { current_page: 1, from: 1, last_page: 1, path: '/', per_page: 20, to: data.length, total: data.length },
});
