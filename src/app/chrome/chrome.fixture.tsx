import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { useSessionStore } from '@/session/use-session';
import { useMenuStore } from '@/product/menu-store';
import { useModalStore } from '@/product/modal-store';

/** Empties both storages, and resets menu, modals and session, but no other store. For `beforeEach`. */
export function resetChrome(): void {
  sessionStorage.clear();
  useMenuStore.setState(useMenuStore.getInitialState(), true);
  useModalStore.setState(useModalStore.getInitialState(), true);
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  localStorage.clear();
}

/** Renders a part of the chrome at a path, without retries of requests. @returns the cache of its queries */
export function renderChrome(part: ReactNode, path = '/'): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}
