import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { ProtectionLimitChange } from '@generated/api/model/protection-limit-change';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { pageOf } from '../../../mocks/factories/pages.fixture';
import { LimitHistoryCard } from './limit-history-card';

const change: ProtectionLimitChange = {
  id: 'lch_1',
  type: 'deposit',
  period: 'day',
  from: null,
  to: 10_000,
  by: 'player',
  requested_at: '2026-11-20T09:00:00-03:00',
  effective_at: '2026-11-20T09:00:00-03:00',
  status: 'effective',
};

/** Serves pages of changes. */
function renderCard(changes: readonly ProtectionLimitChange[], perPage = 5) {
  backend({
    listProtectionLimitChanges({ url }) {
      const page = Number(new URL(url).searchParams.get('page'));
      return pageOf(changes.slice((page - 1) * perPage, page * perPage), { page, perPage, total: changes.length });
    },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LimitHistoryCard />
    </QueryClientProvider>,
  );
  const details = screen.getByText('Ver todas as mudanças').closest('details');
  if (details === null) throw new Error('no details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Mudanças de limites' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));

test('each change has who, when, from, to and since when (SPEC Q23)', async () => {
  const time = { type: 'time', period: 'week', from: 600, to: 300 } as const;
  renderCard([
    { ...change, id: 'lch_4', from: 10_000, to: 20_000, status: 'pending', effective_at: '2026-11-22T14:05:00-03:00' },
    { ...change, id: 'lch_3', from: 10_000, to: null, status: 'cancelled' },
    { ...change, ...time, id: 'lch_2', by: 'operator' },
    change,
  ]);
  expect(await lines()).toEqual([
    'Depósitos por dia: de R$ 100,00 para R$ 200,00Pedido por você em 20/11/2026 09:00. Vale a partir de 22/11/2026 14:05.',
    'Depósitos por dia: limite de R$ 100,00 removidoPedido por você em 20/11/2026 09:00. Cancelado antes de valer.',
    'Tempo de jogo por semana: de 10 h para 5 hDefinido pela casa em 20/11/2026 09:00. Vale desde 20/11/2026 09:00.',
    'Depósitos por dia: novo limite de R$ 100,00Pedido por você em 20/11/2026 09:00. Vale desde 20/11/2026 09:00.',
  ]);
});

test('older changes are on further pages', async () => {
  renderCard(Array.from({ length: 7 }, (_, index) => ({ ...change, id: `lch_${index}`, to: (index + 1) * 100 })));
  expect(await lines()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  await vi.waitFor(async () => expect((await lines()).join()).toContain('novo limite de R$ 6,00'));
  expect(await lines()).toHaveLength(2);
});

test('without a change the card says what will be listed', async () => {
  renderCard([]);
  expect(await screen.findByText('Nenhuma mudança ainda')).toBeTruthy();
});
