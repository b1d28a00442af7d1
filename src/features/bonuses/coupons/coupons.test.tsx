import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { advanceTime } from '@/shared/lib/time.fixture';
import { useAlertStore } from '@/shell/alert-store';
import { saveDrafts } from '@/shell/reload-drafts';
import { meQuery } from '@/shell/me-query';
import { useSessionStore } from '@/session/use-session';
import { closeAllModals, openModal, pushModal, useModalStore } from '@/shell/modal-store';

import { applyStoredCoupon } from './apply-coupon';
import { CouponDialog } from './coupon-dialog';
import { Coupons } from './coupons';
import { LOADING_MS } from './use-apply-coupon';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@/shell/navigation', () => ({
  useNavigate: () => navigate,
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const me = {
  user: { id: 'usr_1', name: 'Ana Souza', email: 'ana@exemplo.invalid', status: 'Ativo' },
  balance: 125_000,
  wallet: { bonus_mixed: 0 },
  user_rollover: null,
};

const holding = (code: string, more: object = {}) => ({
  id: `ucp_${code}`,
  coupon: { code, deposit: false, event: null, apply_register: false },
  active: true,
  applied: false,
  expired: false,
  expires_at: null,
  ...more,
});
const depositCoupon = (code: string, more: object = {}) =>
  holding(code, { coupon: { code, deposit: true, event: 'deposit', apply_register: false }, ...more });

/** The backend: the coupons that it holds for the player, what it answers to a coupon, and what it was sent. */
let held: unknown[];
let answer: () => Response | Promise<Response>;
let sent: { code: string; key: string | null }[];

const applied = (userCoupon: unknown) => () => Response.json({ userCoupon, message: 'Cupom ativado com sucesso' });
const refused = (status: number, body: object) => () => Response.json(body, { status });

beforeEach(() => {
  [held, sent] = [[], []];
  answer = applied(holding('GIRO10', { applied: true, active: false }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/auth/me') return Response.json(me);
    if (pathname === '/api/coupons/list') return Response.json({ userCoupons: held });
    if (pathname !== '/api/coupons/apply') return Response.json({ message: 'Não encontrado.' }, { status: 404 });
    sent.push({ code: (await request.json()).code, key: request.headers.get('Idempotency-Key') });
    return answer();
  });
  navigate.mockClear();
});

afterEach(() => {
  localStorage.clear();
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closeAllModals();
  useAlertStore.setState({ alerts: [] });
});

async function show(): Promise<QueryClient> {
  const client = createQueryClient();
  client.setQueryData(meQuery(true).queryKey, me);
  render(
    <QueryClientProvider client={client}>
      <Coupons />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return client;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código do cupom' });
const button = () => screen.getByRole('button', { name: 'Ativar cupom' });
const isLoading = () => button().getAttribute('aria-busy') === 'true';
const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => ({ type, message }));
const stack = () => useModalStore.getState().stack;

/** Longer than an effect is looked for, in ms. */
const LONGEST_LOOK = 60_000;

/** Until the first alert, without letting the clock run. */
const said = () => new Promise<void>((resolve) => useAlertStore.subscribe(() => resolve()));

function enter(code: string): void {
  fireEvent.change(box(), { target: { value: code } });
  fireEvent.click(button());
}

test.each(['', '   '])('the code %j is none: said so, and nothing sent (SPEC C2)', async (code) => {
  await show();
  enter(code);
  expect(screen.getByText('Insira um cupom válido')).toBeTruthy();
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  expect(isLoading()).toBe(false);
});

test('a coupon is entered, applying, activated: one call with a key, and a toast (SPEC C1, C3)', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  await show();
  enter(' giro10 ');
  fireEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(isLoading()).toBe(true);
  expect(sent).toEqual([{ code: 'giro10', key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  arrive(applied(holding('GIRO10', { applied: true, active: false }))());
  expect(await screen.findByText('Cupom GIRO10 ativado.')).toBeTruthy();
  expect(alerts()).toEqual([{ type: 'success', message: 'Cupom ativado com sucesso' }]);
  expect(box().value).toBe('');
  expect(sent).toHaveLength(1);
});

test('the loading flag clears after 1500 ms (SPEC C2)', async () => {
  await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  enter('GIRO10');
  await said();
  await act(() => vi.advanceTimersByTimeAsync(LOADING_MS - 1));
  expect(isLoading()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isLoading()).toBe(false);
  expect(LOADING_MS).toBe(1500);
});

test('a held coupon is found whatever the case, and sent as it is held (SPEC C2)', async () => {
  held = [holding('Verao10')];
  await show();
  enter('VERAO10');
  await waitFor(() => expect(sent).toMatchObject([{ code: 'Verao10' }]));
});

test('in the modal, too, where nothing else has asked for what the player holds (SPEC C2)', async () => {
  held = [holding('Verao10')];
  useSessionStore.setState({ isPlayer: true });
  const client = createQueryClient();
  client.setQueryData(meQuery(true).queryKey, me);
  render(
    <QueryClientProvider client={client}>
      <CouponDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  enter('VERAO10');
  await waitFor(() => expect(sent).toMatchObject([{ code: 'Verao10' }]));
});

test('what is typed is there after a reload that the site makes', async () => {
  await show();
  fireEvent.change(box(), { target: { value: 'PRIMEIRO' } });
  saveDrafts();
  cleanup();
  vi.resetModules();
  const { Coupons: Again } = await import('./coupons');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Again />
    </QueryClientProvider>,
  );
  expect(box().value).toBe('PRIMEIRO');
});

const repeatButton = () => screen.getByRole('button', { name: 'Repetir o mesmo pedido' });

test('after a 500 the coupon is looked up, then an error toast offers the same request again (SPEC C3)', async () => {
  answer = refused(500, { message: 'SQLSTATE' });
  await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  enter('NADA');
  await act(() => advanceTime(LONGEST_LOOK));
  expect(alerts()).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }]);
  expect(screen.getByText('Cupom NADA.')).toBeTruthy();
  expect(repeatButton()).toBeTruthy();
});

test('a success without a coupon and without a reason leaves the outcome unknown (SPEC C3, D16)', async () => {
  answer = refused(200, { userCoupon: null });
  await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  enter('NADA');
  await act(() => advanceTime(LONGEST_LOOK));
  expect(alerts()).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }]);
  expect(repeatButton()).toBeTruthy();
});

test.each([
  ['an error of the API', refused(404, { message: 'Cupom não encontrado.' }), 'Cupom não encontrado.'],
  ['an older form of it', refused(422, { error: 'Este cupom expirou.' }), 'Este cupom expirou.'],
  ['a success without a coupon', refused(200, { userCoupon: null, message: 'Limite do cupom atingido.' }), 'Limite do cupom atingido.'],
])('%s is an error toast (SPEC C3)', async (_, given, words) => {
  answer = given;
  await show();
  enter('NADA');
  await waitFor(() => expect(alerts()).toEqual([{ type: 'error', message: words }]));
  expect(screen.getByText(words)).toBeTruthy();
  expect(box().value).toBe('NADA');
});

test('a deposit coupon opens the deposit with it (SPEC C1)', async () => {
  answer = applied(depositCoupon('PRIMEIRO', { applied: true }));
  await show();
  enter('primeiro');
  await waitFor(() => expect(stack()).toEqual([{ name: 'deposit', coupon: 'PRIMEIRO' }]));
  expect(alerts()).toMatchObject([{ type: 'success' }]);
});

test('a deposit coupon that waits for its deposit opens it again, and is not sent again', async () => {
  held = [depositCoupon('PRIMEIRO', { applied: true, active: true })];
  await show();
  enter('primeiro');
  await waitFor(() => expect(stack()).toEqual([{ name: 'deposit', coupon: 'PRIMEIRO' }]));
  expect(sent).toEqual([]);
});

test('another coupon, applied while the deposit is open, closes it and goes to the bonuses (SPEC C1)', async () => {
  await show();
  openModal({ name: 'deposit' });
  pushModal({ name: 'coupon' });
  enter('GIRO10');
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/user/bonus']]));
  expect(stack()).toEqual([]);
});

test('without the deposit open, it stays on the page and closes its own modal alone (SPEC C1)', async () => {
  await show();
  openModal({ name: 'game', id: '7' });
  pushModal({ name: 'coupon' });
  enter('GIRO10');
  await waitFor(() => expect(stack()).toEqual([{ name: 'game', id: '7' }]));
  expect(navigate).not.toHaveBeenCalled();
});

test('a lost answer is looked for, not sent again: it was applied', async () => {
  answer = () => {
    held = [holding('GIRO10', { applied: true, active: false })];
    throw new TypeError('Failed to fetch');
  };
  await show();
  enter('giro10');
  await waitFor(() => expect(alerts()).toEqual([{ type: 'success', message: 'Cupom ativado com sucesso' }]));
  expect(sent).toHaveLength(1);
});

test.each([
  ['a 500', refused(500, { message: 'SQLSTATE' })],
  [
    'a lost answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s to a coupon that was applied before is no success (SPEC C3)', async (_, given) => {
  held = [holding('GIRO10', { applied: true, active: false })];
  answer = given;
  await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  enter('GIRO10');
  await act(() => advanceTime(LONGEST_LOOK));
  expect(alerts()).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }]);
  expect(sent).toHaveLength(1);
});

test('a coupon whose response is lost shows the text of a 500, and is repeated under its key (SPEC C3, L8)', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  enter('GIRO10');
  await act(() => advanceTime(LONGEST_LOOK));
  expect(alerts()).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }]);
  fireEvent.click(repeatButton());
  await act(() => advanceTime(LONGEST_LOOK));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('offline nothing is sent, and why is said', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  enter('GIRO10');
  await waitFor(() => expect(alerts()).toMatchObject([{ type: 'error', message: expect.stringContaining('conexão') }]));
  expect(sent).toEqual([]);
  vi.restoreAllMocks();
});

test('coupons are listed as held, applied and expired', async () => {
  held = [
    depositCoupon('PRIMEIRO', { expires_at: '2026-12-31T12:00:00-03:00' }),
    holding('GIRO10', { applied: true, active: false }),
    depositCoupon('DOBRO', { applied: true }),
    holding('VELHO', { active: false, expired: true }),
  ];
  await show();
  const list = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(list('Disponíveis')).toEqual(['PRIMEIROVale com um depósitoaté 31/12/2026']);
  expect(list('Ativados')).toEqual(['GIRO10Vale sem depósitoUsado', 'DOBROVale com um depósitoEspera o depósito']);
  expect(list('Expirados')).toEqual(['VELHOVale sem depósito']);
});

test('a stored coupon is applied by itself, once (SPEC K3)', async () => {
  const go = vi.fn();
  expect(await applyStoredCoupon(createQueryClient(), 'giro10', go)).toBe(true);
  expect(sent).toHaveLength(1);
  expect(alerts()).toEqual([{ type: 'success', message: 'Cupom ativado com sucesso' }]);
  held = [holding('GIRO10', { applied: true, active: false })];
  expect(await applyStoredCoupon(createQueryClient(), 'giro10', go)).toBe(true);
  expect(sent).toHaveLength(1);
  expect(go).not.toHaveBeenCalled();
});

test.each([
  [404, 'Cupom não encontrado.', true],
  [500, 'Ocorreu um erro tente novamente.', false],
])(
  'a stored coupon that fails with %i is an error toast, and is kept after a failure of the server alone (SPEC K3)',
  async (status, words, done) => {
    answer = refused(status, { message: 'Cupom não encontrado.' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const applied = applyStoredCoupon(createQueryClient(), 'nada', vi.fn());
    await advanceTime(LONGEST_LOOK);
    expect(await applied).toBe(done);
    expect(alerts()).toContainEqual({ type: 'error', message: words });
  },
);

test('a reload waits for a stored coupon that is on its way (SPEC S8)', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  const client = createQueryClient();
  const done = applyStoredCoupon(client, 'giro10', vi.fn());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(client.isMutating()).toBe(1);
  arrive(applied(holding('GIRO10', { applied: true, active: false }))());
  expect(await done).toBe(true);
  expect(client.isMutating()).toBe(0);
});

test('a stored coupon whose answer is lost is said to be unknown, then found', async () => {
  answer = () => {
    held = [holding('GIRO10', { applied: true, active: false })];
    throw new TypeError('Failed to fetch');
  };
  expect(await applyStoredCoupon(createQueryClient(), 'giro10', vi.fn())).toBe(true);
  expect(alerts()).toEqual([
    { type: 'info', message: 'Cupom: resultado desconhecido, verificando…' },
    { type: 'success', message: 'Cupom ativado com sucesso' },
  ]);
  expect(sent).toHaveLength(1);
});

test('one that was lost before a reload is told of, though it was applied meanwhile', async () => {
  held = [depositCoupon('PRIMEIRO', { applied: true })];
  const lost = { key: 'k', body: '{"code":"primeiro"}', knownIds: [], sentAt: Date.now(), state: 'sending' };
  localStorage.setItem('money coupon usr_1', JSON.stringify(lost));
  expect(await applyStoredCoupon(createQueryClient(), 'primeiro', vi.fn())).toBe(true);
  expect(alerts()).toContainEqual({ type: 'success', message: 'Cupom ativado com sucesso' });
  expect(stack()).toEqual([{ name: 'deposit', coupon: 'PRIMEIRO' }]);
  expect([sent, localStorage.length]).toEqual([[], 0]);
});

test('a stored coupon is kept where the connection breaks before it is sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const done = applyStoredCoupon(createQueryClient(), 'giro10', vi.fn());
  await advanceTime(LONGEST_LOOK);
  expect(await done).toBe(false);
  expect(sent).toEqual([]);
});
