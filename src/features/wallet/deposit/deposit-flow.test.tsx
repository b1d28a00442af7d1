import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Deposit } from '@generated/api/model/deposit';
import type { Protection } from '@generated/api/model/protection';
import type { Settings } from '@generated/api/model/settings';
import type { TransactionList } from '@generated/api/model/transaction-list';

import { type Answers, backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { onDepositApproved, publishApprovedDeposit } from '@/product/approved-deposits';
import { cachePlatformRules } from '@/product/platform-rules.fixture';
import { saveDrafts } from '@/product/reload-drafts';

import { me } from '../../../../mocks/factories/account.fixture';
import { DepositFlow } from './deposit-flow';

const CODE =
  '00020101021226840014br.gov.bcb.pix2562pix.palpite.invalid/qr/v2/0f0e6a1c-7b1c-4a55-9b3a-0d4c2f1e8a77520400005303986540520.005802BR5915Palpite Apostas6009Sao Paulo62070503***630406D0';

const deposit = (transaction_id: string, amount: number, status: Deposit['status'] = 'pending'): Deposit => ({
  transaction_id,
  amount,
  status,
  qr_code: CODE,
  expires_at: new Date(Date.now() + 900_000).toISOString(),
  server_time: new Date().toISOString(),
});

/** The server's deposits, received POSTs, and response to a POST. */
let deposits: Deposit[];
let posts: { key: string | null; body: string }[];
let respond: (deposit: Deposit) => Response;
let protection: Protection;
let settings: Settings;
let client: QueryClient;

const find = ({ url }: Request) => deposits.find(({ transaction_id: id }) => new URL(url).pathname === `/api/deposits/${id}`);

/** Answers with the server's deposits. */
const listTransactions = ({ url }: Request) => {
  const status = new URL(url).searchParams.get('status');
  const listed = deposits.filter((entry) => status === null || (status === '1') === (entry.status === 'pending')).toReversed();
  return {
    data: listed.map(({ transaction_id: id, amount }) => ({
      id,
      source: 'Deposit',
      type: 1,
      status: 1,
      amount,
      created_at: '2026-11-21T14:05:00-03:00',
    })),
  } satisfies TransactionList;
};
const createDeposit = async (request: Request) => {
  const body = await request.text();
  posts.push({ key: request.headers.get('Idempotency-Key'), body });
  const started = deposit(`trx_${deposits.length + 1}`, Number(/"amount":(\d+)/.exec(body)?.[1]));
  deposits.push(started);
  return respond(started);
};

const startBackend = (answers: Answers = {}) =>
  backend({
    getSettings: () => settings,
    getProtection: () => ({ data: protection }),
    getMe: me({ balance: 5000 }),
    listTransactions,
    createDeposit,
    getDeposit(request) {
      const found = find(request);
      return found === undefined ? refuse(404) : { data: found };
    },
    ...answers,
  });

beforeEach(() => {
  deposits = [];
  posts = [];
  respond = (data) => Response.json({ data }, { status: 201 });
  settings = { deposit_popup_values: '10,20,30' };
  protection = {
    limits: [],
    suspension: null,
    exclusion: null,
    reminders: { session_minutes: null, spend_amount: null },
    central_url: 'https://central.invalid',
  };
  startBackend();
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function openDeposit() {
  client = createQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DepositFlow />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Buttons do nothing until the player is loaded.
  await waitFor(() => expect(client.getQueryData(['/api/auth/me'])).toBeDefined());
  return view;
}

const press = (name: string | RegExp) => screen.findByRole('button', { name }).then((button) => userEvent.click(button));
const submit = () => screen.getByRole('button', { name: 'Gerar código PIX' });
const findPending = () => screen.findByText('Aguardando o pagamento');

test('choosing a preset and pressing the button creates a deposit with its code; before, the button does nothing', async () => {
  await openDeposit();
  expect((await screen.findByRole('button', { name: 'Gerar código PIX' })).getAttribute('aria-disabled')).toBe('true');
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
  await openDeposit();
  act(() => cachePlatformRules(client, rules));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a deposit takes a coupon unless bonuses are closed (SPEC D17)', async () => {
  const { unmount } = await openDeposit();
  expect(await screen.findByRole('button', { name: 'Tenho um cupom' })).toBeTruthy();
  unmount();
  settings = { ...settings, bonus_enabled: false };
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
  await openDeposit();
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
  respond = () => Response.error();
  startBackend({
    listTransactions: (request) => (posts.length > 0 && !found ? Promise.reject(new TypeError('cut')) : listTransactions(request)),
    async createDeposit(request) {
      await createDeposit(request);
      throw new TypeError('lost');
    },
  });
  await openDeposit();
  await press(/30,00/);
  await press('Gerar código PIX');
  await screen.findByText('Resultado desconhecido, verificando…');
  expect(client.isMutating()).toBe(1);
  found = true;
  await waitFor(() => expect(screen.getByText('Aguardando o pagamento')).toBeTruthy());
  expect(posts).toHaveLength(1);
  expect(client.isMutating()).toBe(0);
});

test('a pending deposit is resumed, and its approval is shown without a press', async () => {
  deposits = [deposit('trx_7', 2000)];
  await openDeposit();
  await findPending();
  deposits = [deposit('trx_7', 2000, 'approved')];
  publishApprovedDeposit({ transaction_id: 'trx_7', amount: 2000, deposit_occurrence: 1 });
  await screen.findByText('Depósito aprovado');
});

test('an approval found by polling is counted by the observed query for approved deposits (SPEC A22)', async () => {
  const lists: string[] = [];
  const published = vi.fn();
  const end = onDepositApproved(published);
  startBackend({
    listTransactions(request) {
      const { pathname, search } = new URL(request.url);
      lists.push(`${request.method} ${pathname}${search}`);
      return listTransactions(request);
    },
  });
  deposits = [deposit('trx_20', 1000, 'approved'), deposit('trx_22', 2000)];
  await openDeposit();
  await findPending();
  deposits = [deposit('trx_20', 1000, 'approved'), deposit('trx_22', 2000, 'approved')];
  await client.invalidateQueries();
  await waitFor(() => expect(published).toHaveBeenCalledWith({ transaction_id: 'trx_22', amount: 2000, deposit_occurrence: 2 }));
  expect(lists).toContain('GET /api/transactions?source=Deposit&type=1&status=2');
  end();
});

test('the coupon of a deposit is on the screen of its code and of its result', async () => {
  deposits = [{ ...deposit('trx_7', 2000), coupon: 'DOBRO50' }];
  await openDeposit();
  await findPending();
  expect(screen.getByText('Cupom DOBRO50: o bônus cai assim que o PIX for pago.')).toBeTruthy();
  deposits = [{ ...deposit('trx_7', 2000, 'approved'), coupon: 'DOBRO50' }];
  await client.invalidateQueries();
  expect(await screen.findByText('O cupom DOBRO50 foi aplicado a este depósito. Veja em Meus bônus.')).toBeTruthy();
});

test.each<[Deposit['refund'], string]>([
  [{ status: 'pending', at: null }, 'O valor volta para a conta de origem; pague de uma conta sua.'],
  [{ status: 'paid', at: '2026-11-21T14:08:00-03:00' }, 'O valor voltou para a conta de origem às 14:08; pague de uma conta sua.'],
  [{ status: 'failed', at: null }, 'Não conseguimos devolver o valor. Fale com o suporte.'],
  [undefined, 'O valor não entrou no seu saldo. Fale com o suporte sobre a devolução.'],
])('a deposit from another CPF with the refund %j says where the money is', async (refund, text) => {
  deposits = [deposit('trx_1', 2000)];
  await openDeposit();
  await findPending();
  deposits = [{ ...deposit('trx_1', 2000, 'rejected'), ...(refund !== undefined && { refund }) }];
  await client.invalidateQueries();
  expect(await screen.findByText(`O PIX veio de uma conta de outro CPF. ${text}`)).toBeTruthy();
});

test('one press replaces an expired code by a new one', async () => {
  deposits = [deposit('trx_1', 2000)];
  await openDeposit();
  await findPending();
  deposits = [deposit('trx_1', 2000, 'expired')];
  await client.invalidateQueries();
  await press(/^Novo código de/);
  await findPending();
  expect(posts.map(({ body }) => body)).toEqual(['{"amount":2000,"method":"pix"}']);
});

test.each([
  ['approved', 'Depósito aprovado'],
  ['expired', 'O código expirou'],
] as const)(
  'the result of a deposit that is %s keeps the focus inside and is announced in the existing live region',
  async (status, title) => {
    deposits = [deposit('trx_1', 2000)];
    await openDeposit();
    await findPending();
    const region = screen.getByText('Aguardando o pagamento').closest('[role="status"]');
    screen.getByRole('button', { name: 'Copiar código PIX' }).focus();
    deposits = [deposit('trx_1', 2000, status)];
    await client.invalidateQueries();
    await screen.findByText(title);
    expect(screen.getByText(title).closest('[role="status"]')).toBe(region);
    await vi.waitFor(() => expect(document.activeElement?.contains(region)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  },
);

test('unpaid codes count against the limit, and the form says so', async () => {
  const limit = { id: 'lim_1', type: 'deposit', period: 'day', value: 5000, used: 0, pending_value: null, effective_at: null } as const;
  protection = { ...protection, limits: [limit] };
  deposits = [deposit('trx_1', 2000), deposit('trx_2', 900, 'expired')];
  // The list may still contain an expired deposit.
  startBackend({ listTransactions: (request) => listTransactions(new Request(request.url.replace('status=1', ''))) });
  await openDeposit();
  const hint = await screen.findByText(/descontados/);
  expect(hint.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Seu limite de depósito é R$ 50,00 por dia. Você ainda pode depositar R$ 30,00, descontados R$ 20,00 em códigos que ainda podem ser pagos.',
  );
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

test('the code is selected if the clipboard is denied', async () => {
  deposits = [deposit('trx_1', 2000)];
  await openDeposit();
  await findPending();
  const deniedClipboard = { writeText: () => Promise.reject(new Error('denied')) };
  Object.defineProperty(navigator, 'clipboard', { value: deniedClipboard, configurable: true });
  await press('Copiar código PIX');
  await screen.findByText(/O navegador não deixou copiar/);
  const textarea = screen.getByLabelText<HTMLTextAreaElement>('PIX copia e cola');
  expect(textarea.selectionEnd).toBe(CODE.length);
});

test.each([
  [{ deposit_enabled: false }, {}, 'Depósitos indisponíveis no momento'],
  [{}, { suspension: { until: '2026-11-22T14:05:00-03:00' } }, 'Conta em pausa'],
  [{}, { exclusion: { until: null, withdraw_until: '2026-12-21T14:05:00-03:00' } }, 'Sua conta está em autoexclusão'],
])('settings %j and protection %j close deposits, with a reason and a link to withdrawals', async (rules, state, title) => {
  settings = rules;
  protection = { ...protection, ...state };
  await openDeposit();
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: 'Ir para os saques' }).getAttribute('href')).toBe('/user/wallet/withdraw');
  expect(screen.queryByRole('button', { name: 'Gerar código PIX' })).toBeNull();
});

test('a rejection shows its message and a link to the next step', async () => {
  respond = () => Response.json({ message: 'Conclua a verificação facial para depositar.', status: 'pending_face_id' }, { status: 403 });
  await openDeposit();
  await press(/10,00/);
  await press('Gerar código PIX');
  await screen.findByText('Conclua a verificação facial para depositar.');
  expect(screen.getByRole('link', { name: 'Ver o que falta' }).getAttribute('href')).toBe('/user/account/document');
});
