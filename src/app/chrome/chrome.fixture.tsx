import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

import { useSessionStore } from '@/session/use-session';
import { useMenuStore } from '@/shell/menu-store';
import { useModalStore } from '@/shell/modal-store';
import { MemoryRouter } from '@/shell/navigation';

/** What a backend answers, by method and path. */
export type Answers = Record<string, () => Response>;

/** A frame before anything has happened in it. */
export function resetChrome(): void {
  sessionStorage.clear();
  useMenuStore.setState(useMenuStore.getInitialState(), true);
  useModalStore.setState(useModalStore.getInitialState(), true);
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  localStorage.clear();
}

/**
 * Answers every call from a table; what is not in it is a 404.
 *
 * @returns the calls, as they come in
 */
export function serve(answers: Answers): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    return (answers[`${request.method} ${pathname}`] ?? notFound)();
  });
  return calls;
}

const notFound = () => Response.json({ message: 'Não encontrado.' }, { status: 404 });

/** Draws a part of the frame as a page would. */
export function renderChrome(part: ReactNode, path = '/'): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** A page of a list with everything on it. */
export const listResponse = (data: readonly unknown[]) => ({
  data,
  links: { first: '/', last: '/', prev: null, next: null },
  meta: { current_page: 1, from: 1, last_page: 1, path: '/', per_page: 20, to: data.length, total: data.length },
});
