import type { Transaction } from '@generated/api/model/transaction';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useLocation } from '@/product/navigation';

import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { Transactions } from './transactions';

const MANY_PAGES = 203;
const transaction = (page: number): Transaction => ({
  id: `trx_${page}`,
  source: 'Bet',
  type: 2,
  status: 2,
  amount: 100,
  created_at: '2026-11-21T14:05:00-03:00',
});

let lastPage: number;

beforeEach(() => {
  lastPage = MANY_PAGES;
  backend({
    listTransactions({ url }) {
      const page = Number(new URL(url).searchParams.get('page') ?? 1);
      return pageOf(page <= lastPage ? [transaction(page)] : [], { page, perPage: 1, total: lastPage });
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function CurrentSearch() {
  const { search } = useLocation();
  return <p>{search}</p>;
}

function renderAt(url: string): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[url]}>
        <Transactions />
        <CurrentSearch />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the CSV contains the transactions of all pages', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderAt('/user/transaction');
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(MANY_PAGES + 1);
});

test('a page beyond the end redirects to the last page', async () => {
  lastPage = 3;
  renderAt('/user/transaction?type=2&page=99');
  expect(await screen.findByText('3 transações')).toBeTruthy();
  expect(screen.getByText('?type=2&page=3')).toBeTruthy();
  expect(screen.queryByText('Nenhuma transação ainda')).toBeNull();
});

test.each([
  ['?page=1', 'Nenhuma transação ainda'],
  ['?page=1&status=2', 'Nada com estes filtros'],
])('an empty list at %s says "%s", because a page alone is no filter', async (search, title) => {
  lastPage = 0;
  renderAt(`/user/transaction${search}`);
  expect(await screen.findByText(title)).toBeTruthy();
});
