import type { Bonus } from '@generated/api/model/bonus';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useAlertStore } from '@/product/alert-store';
import { meQuery } from '@/product/me-query';

import { me as testMe } from '../../../mocks/factories/account.fixture';
import { bonus as activeBonus } from '../../../mocks/factories/bonuses.fixture';
import { Bonuses } from './bonuses';

const me = testMe();
const bonus = activeBonus({ name: 'Giro', expires_at: '2126-11-30T12:00:00-03:00' });

let bonuses: Bonus[];
let writes: () => string[];

beforeEach(() => {
  const { requests } = backend({ listBonuses: () => ({ data: { data: bonuses } }), listTransactions: { data: [] } }, () => refuse(404));
  writes = () => requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${new URL(url).pathname}`);
});
afterEach(() => {
  localStorage.clear();
  useAlertStore.setState({ alerts: [] });
});

function showPageAfterReload(name: string, state: 'sending' | 'unresolved', player = 'usr_1'): void {
  const record = { key: 'k', body: '{"bonus":"rol_7","expires_at":null,"name":"Giro"}', knownIds: [], sentAt: Date.now(), state };
  localStorage.setItem(`money ${name} ${player}`, JSON.stringify(record));
  const client = createQueryClient();
  client.setQueryData(meQuery(true).queryKey, me);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Bonuses />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => `${type} ${message}`);

test('an exclusion that was executed after its response was lost is reported after a reload, although its bonus is gone', async () => {
  bonuses = [];
  showPageAfterReload('exclude rol_7', 'sending');
  await waitFor(() => expect(alerts()).toEqual(['success Giro foi excluído.']));
  expect([localStorage.length, writes()]).toEqual([0, []]);
});

test('an activation that was executed after its response was lost is reported after a reload', async () => {
  bonuses = [bonus];
  showPageAfterReload('activate rol_7', 'sending');
  await waitFor(() => expect(alerts()).toEqual(['success Giro está em uso.']));
  expect([localStorage.length, writes()]).toEqual([0, []]);
});

test('an exclusion that is still unknown is shown on the page with a way to repeat it', async () => {
  bonuses = [bonus];
  showPageAfterReload('exclude rol_7', 'unresolved');
  expect(await screen.findByText('Exclusão de um bônus.')).toBeDefined();
  const repeat = screen.getByRole('button', { name: 'Repetir o mesmo pedido' });
  await waitFor(() => expect(repeat.getAttribute('aria-busy')).toBeNull());
  expect([alerts(), writes()]).toEqual([[], []]);
});

test('the pending exclusion of another player is left alone', async () => {
  bonuses = [];
  showPageAfterReload('exclude rol_7', 'sending', 'usr_2');
  await screen.findByText('Nenhum bônus agora');
  expect([alerts(), localStorage.length]).toEqual([[], 1]);
});
