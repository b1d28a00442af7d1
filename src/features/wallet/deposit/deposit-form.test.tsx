import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { cachePlatformRules } from '@/product/platform-rules.fixture';
import { saveDrafts } from '@/product/reload-drafts';

import { DepositFlow } from './deposit-flow';
import {
  CODE,
  createDeposit,
  deposit,
  findPending,
  listTransactions,
  openDeposit,
  posts,
  press,
  server,
  startBackend,
  startDeposits,
  stopDeposits,
} from './deposit-flow.fixture';

const submit = () => screen.getByRole('button', { name: 'Gerar código PIX' });

beforeEach(startDeposits);
afterEach(stopDeposits);

test('choosing a preset and pressing the button creates a deposit with its code; before, the button does nothing', async () => {
  await openDeposit();
  expect((await screen.findByRole('button', { name: 'Gerar código PIX' })).getAttribute('aria-disabled')).toBe('true');
  await press('Gerar código PIX');
  expect([posts, screen.queryByText('Aguardando o pagamento')]).toEqual([[], null]);
  await press(/20,00/);
  await press('Gerar código PIX');
  await findPending();
  expect(posts).toEqual([{ key: expect.stringMatching(/^[0-9a-f-]{36}$/), body: '{"amount":2000,"method":"pix"}' }]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('PIX copia e cola').value).toBe(CODE);
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
});

test.each([
  [{ pix_code_minutes: 40 }, 'Somente PIX, de uma conta do seu CPF. O código vale por 40 minutos.'],
  [{}, 'Somente PIX, de uma conta do seu CPF.'],
])('with the rules %j the validity of the code is the platform’s, or is not named (SPEC D22)', async (rules, text) => {
  const { client } = await openDeposit();
  act(() => cachePlatformRules(client, rules));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a deposit takes a coupon unless bonuses are closed (SPEC D17)', async () => {
  const { unmount } = await openDeposit();
  expect(await screen.findByRole('button', { name: 'Tenho um cupom' })).toBeTruthy();
  unmount();
  server.settings = { ...server.settings, bonus_enabled: false };
  await openDeposit();
  await screen.findByLabelText('Valor do depósito');
  expect(screen.queryByRole('button', { name: 'Tenho um cupom' })).toBeNull();
});

test('twenty submits and two clicks send one request', async () => {
  await openDeposit();
  await press(/20,00/);
  const form = submit().closest('form');
  for (let time = 0; time < 20; time += 1) form?.requestSubmit();
  submit().click();
  submit().click();
  await findPending();
  expect(posts).toHaveLength(1);
});

test('an offline deposit is rejected at once, and nothing is sent later', async () => {
  const { client } = await openDeposit();
  await press(/20,00/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Gerar código PIX');
  await screen.findByText(/Você está sem conexão/);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(posts).toEqual([]);
});

test('after a lost response the outcome is shown as unknown, blocks a reload, and is looked up without a second POST', async () => {
  let found = false;
  server.respond = () => Response.error();
  startBackend({
    listTransactions: (request) => (posts.length > 0 && !found ? Promise.reject(new TypeError('cut')) : listTransactions(request)),
    async createDeposit(request) {
      await createDeposit(request);
      throw new TypeError('lost');
    },
  });
  const { client } = await openDeposit();
  await press(/30,00/);
  await press('Gerar código PIX');
  await screen.findByText('Resultado desconhecido, verificando…');
  expect(client.isMutating()).toBe(1);
  found = true;
  await waitFor(() => expect(screen.getByText('Aguardando o pagamento')).toBeTruthy());
  expect(posts).toHaveLength(1);
  expect(client.isMutating()).toBe(0);
});

test('unpaid codes count against the limit, and the form says so', async () => {
  const limit = { id: 'lim_1', type: 'deposit', period: 'day', value: 5000, used: 0, pending_value: null, effective_at: null } as const;
  server.protection = { ...server.protection, limits: [limit] };
  server.deposits = [deposit('trx_1', 2000), deposit('trx_2', 900, 'expired')];
  // The list may still contain an expired deposit.
  startBackend({ listTransactions: (request) => listTransactions(new Request(request.url.replace('status=1', ''))) });
  await openDeposit();
  const hint = await screen.findByText(/descontados/);
  expect(hint.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Seu limite de depósito é R$ 50,00 por dia. Você ainda pode depositar R$ 30,00, descontados R$ 20,00 em códigos que ainda podem ser pagos.',
  );
});

test('a code that is listed as unpaid and not found does not count against the limit', async () => {
  const limit = { id: 'lim_1', type: 'deposit', period: 'day', value: 5000, used: 0, pending_value: null, effective_at: null } as const;
  server.protection = { ...server.protection, limits: [limit] };
  server.deposits = [deposit('trx_1', 2000), deposit('trx_2', 900)];
  startBackend({ getDeposit: (request) => (request.url.endsWith('trx_2') ? refuse(404) : { data: deposit('trx_1', 2000) }) });
  await openDeposit();
  expect((await screen.findByText(/descontados/)).textContent.replaceAll('\u00a0', ' ')).toContain('descontados R$ 20,00');
});

test('the entered amount and coupon survive a forced reload', async () => {
  const { unmount } = await openDeposit();
  await userEvent.type(await screen.findByLabelText('Valor do depósito'), '3500');
  await press('Tenho um cupom');
  await userEvent.type(screen.getByLabelText('Cupom'), 'PRIMEIRO');
  saveDrafts();
  unmount();
  vi.resetModules();
  const { DepositFlow: ReloadedFlow } = await import('./deposit-flow');
  const { MemoryRouter: Router } = await import('react-router-dom');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router>
        <ReloadedFlow />
      </Router>
    </QueryClientProvider>,
  );
  expect((await screen.findByLabelText<HTMLInputElement>('Valor do depósito')).value).toBe('35,00');
  expect(screen.getByLabelText<HTMLInputElement>('Cupom').value).toBe('PRIMEIRO');
});

test('the button gives a reason while the player is loading', async () => {
  startBackend({ getMe: () => new Promise(() => undefined) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DepositFlow />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await press(/20,00/);
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Carregando sua conta…')).toBeTruthy();
});

test.each([
  [{ deposit_enabled: false }, {}, 'Depósitos indisponíveis no momento'],
  [{}, { suspension: { until: '2026-11-22T14:05:00-03:00' } }, 'Conta em pausa'],
  [{}, { exclusion: { until: null, withdraw_until: '2026-12-21T14:05:00-03:00' } }, 'Sua conta está em autoexclusão'],
])('settings %j and protection %j close deposits, with a reason and a link to withdrawals', async (rules, state, title) => {
  server.settings = rules;
  server.protection = { ...server.protection, ...state };
  await openDeposit();
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: 'Ir para os saques' }).getAttribute('href')).toBe('/user/wallet/withdraw');
  expect(screen.queryByRole('button', { name: 'Gerar código PIX' })).toBeNull();
});

test('a rejection shows its message and a link to the next step', async () => {
  server.respond = () =>
    Response.json({ message: 'Conclua a verificação facial para depositar.', status: 'pending_face_id' }, { status: 403 });
  await openDeposit();
  await press(/10,00/);
  await press('Gerar código PIX');
  await screen.findByText('Conclua a verificação facial para depositar.');
  expect(screen.getByRole('link', { name: 'Ver o que falta' }).getAttribute('href')).toBe('/user/account/document');
});
