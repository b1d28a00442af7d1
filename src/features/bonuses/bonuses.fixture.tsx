import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useAlertStore } from '@/shell/alert-store';
import { meQuery } from '@/shell/me-query';
import { closeAllModals } from '@/shell/modal-store';

import { me as testMe } from '../../../mocks/factories/account.fixture';
import { bonus } from '../../../mocks/factories/bonuses.fixture';

export const welcome = bonus();
/** Its wagering requirement is met. */
export const complete = bonus({ amount_wagered: 60_000 });
export const waiting = bonus({
  id: 'rol_8',
  name: 'Giro',
  active: 0,
  balance: 1000,
  amount_current: 1000,
  amount_won: 0,
  amount_wagered: 0,
});

const player = testMe();

/** @param percent contribution */
export const stake = (id: string, game: string | null, percent: number) => ({
  id,
  game,
  stake: 1000,
  percent,
  counted: percent * 10,
  created_at: '2026-11-21T14:05:00-03:00',
});

/** @param reference id of the bonus */
export const transaction = (id: string, reference: string, amount: number, type = 1) => ({
  id,
  source: 'Bonus',
  type,
  status: 2,
  amount,
  reference,
  created_at: '2026-11-21T14:05:00-03:00',
});

interface Backend {
  bonuses: { active?: number }[];
  stakes: object[];
  transactions: object[];
  respond: () => Response;
  /** Of bonuses, with their query. */
  reads: string[];
  writes: { call: string; key: string | null }[];
}
export const backend: Backend = { bonuses: [], stakes: [], transactions: [], respond: () => Response.error(), reads: [], writes: [] };

export function startBackend(): void {
  Object.assign(backend, {
    bonuses: [welcome],
    stakes: [],
    transactions: [],
    respond: () => new Response(null, { status: 204 }),
    reads: [],
    writes: [],
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/api/bonus') {
      backend.reads.push(`${pathname}${search}`);
      const isListed = ({ active }: { active?: number }) => !searchParams.has('active') || active === 1;
      return Response.json({ data: { data: backend.bonuses.filter(isListed) } });
    }
    if (pathname.endsWith('/contributions')) {
      const links = { first: null, last: null, prev: null, next: null };
      const meta = { current_page: 1, from: 1, last_page: 1, path: '/', per_page: 10, to: 1, total: backend.stakes.length };
      return Response.json({ data: backend.stakes, links, meta });
    }
    if (pathname === '/api/transactions') return Response.json({ data: backend.transactions });
    if (pathname === '/api/auth/me') return Response.json(player);
    if (request.method === 'GET') return Response.json({ message: 'Não encontrado.' }, { status: 404 });
    backend.writes.push({ call: `${request.method} ${pathname}`, key: request.headers.get('Idempotency-Key') });
    return backend.respond();
  });
}

export function stopBackend(): void {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closeAllModals();
  useAlertStore.setState({ alerts: [] });
  onClose.mockClear();
}

export const onClose = vi.fn();

export function renderForPlayer(content: ReactNode): void {
  const client = createQueryClient();
  client.setQueryData(meQuery(true).queryKey, player);
  render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const pageText = () => document.body.textContent.replaceAll('\u00a0', ' ');
export const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => `${type} ${message.replaceAll('\u00a0', ' ')}`);
