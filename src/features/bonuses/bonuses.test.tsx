import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { advanceTime } from '@/shared/lib/time.fixture';
import { useAlertStore } from '@/shell/alert-store';
import { meQuery } from '@/shell/me-query';
import { closeAllModals, useModalStore } from '@/shell/modal-store';

import { ActivateDialog } from './activate-dialog';
import { Bonuses } from './bonuses';
import { ExcludeDialog } from './exclude-dialog';
import { RedeemDialog } from './redeem-dialog';

const welcome = {
  id: 'rol_7',
  name: 'Bônus de boas-vindas',
  active: 1,
  amount_current: 2200,
  amount_rollover: 60_000,
  amount_won: 1800,
  balance: 4000,
  amount_wagered: 55_800,
  expires_at: '2026-11-30T12:00:00-03:00',
};
const complete = { ...welcome, amount_wagered: 60_000 };
const waiting = { ...welcome, id: 'rol_8', name: 'Giro', active: 0, balance: 1000, amount_current: 1000, amount_won: 0, amount_wagered: 0 };

const me = {
  user: { id: 'usr_1', name: 'Ana Souza', email: 'ana@exemplo.invalid', status: 'Ativo' },
  balance: 125_000,
  wallet: { bonus_mixed: 0 },
  user_rollover: null,
};

const stake = (id: string, game: string | null, percent: number) => ({
  id,
  game,
  stake: 1000,
  percent,
  counted: percent * 10,
  created_at: '2026-11-21T14:05:00-03:00',
});

const entry = (id: string, reference: string, amount: number, type = 1) => ({
  id,
  source: 'Bonus',
  type,
  status: 2,
  amount,
  reference,
  created_at: '2026-11-21T14:05:00-03:00',
});

/** The backend: the player's bonuses, the stakes that counted, what came of bonuses, what it answers to a write, and what was written. */
let bonuses: object[];
let stakes: object[];
let entries: object[];
let answer: () => Response;
let written: { call: string; key: string | null }[];

beforeEach(() => {
  [bonuses, stakes, entries, written] = [[welcome], [], [], []];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/api/bonus') return Response.json({ data: { data: bonuses } });
    if (pathname.endsWith('/contributions')) {
      const links = { first: null, last: null, prev: null, next: null };
      const meta = { current_page: 1, from: 1, last_page: 1, path: '/', per_page: 10, to: 1, total: stakes.length };
      return Response.json({ data: stakes, links, meta });
    }
    if (pathname === '/api/transactions') return Response.json({ data: entries });
    if (pathname === '/api/auth/me') return Response.json(me);
    if (request.method === 'GET') return Response.json({ message: 'Não encontrado.' }, { status: 404 });
    written.push({ call: `${request.method} ${pathname}`, key: request.headers.get('Idempotency-Key') });
    return answer();
  });
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closeAllModals();
  useAlertStore.setState({ alerts: [] });
});

const close = vi.fn();

function show(content: ReactNode): void {
  close.mockClear();
  const client = createQueryClient();
  client.setQueryData(meQuery(true).queryKey, me);
  render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = () => document.body.textContent.replaceAll('\u00a0', ' ');
const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => `${type} ${message.replaceAll('\u00a0', ' ')}`);

test('a bonus shows what is left to wager as a bar and a sum, with what counts where the last stake was', async () => {
  stakes = [stake('ctr_1', 'Noite de Cobre', 100)];
  show(<Bonuses />);
  const bar = await screen.findByRole('progressbar', { name: 'Apostas para resgatar Bônus de boas-vindas' });
  expect(bar.getAttribute('aria-valuenow')).toBe('93');
  await waitFor(() => expect(text()).toContain('Faltam R$ 42,00 de apostas; em Noite de Cobre contam 100 %.'));
  expect(text()).toContain('R$ 558,00 de R$ 600,00');
});

test('where the backend does not tell the progress, no bar is drawn and nothing is said to be left', async () => {
  const { amount_wagered: _, ...untold } = welcome;
  bonuses = [untold];
  show(<Bonuses />);
  expect(await screen.findByRole('heading', { name: 'Bônus de boas-vindas' })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(text()).not.toContain('Faltam');
  await press('Resgatar');
  expect(useModalStore.getState().stack).toEqual([{ name: 'bonus_redeem', id: 'rol_7' }]);
});

test('the bonus in use comes first, and each says whether it is', async () => {
  bonuses = [waiting, welcome];
  show(<Bonuses />);
  const cards = await screen.findAllByRole('region');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Bônus de boas-vindas', 'Giro']);
  expect(cards.map((card) => /Em uso|Em espera/.exec(card.textContent)?.[0])).toEqual(['Em uso', 'Em espera']);
});

test('the stakes that counted are shown when asked for, each with its sum', async () => {
  stakes = [stake('ctr_2', null, 0), stake('ctr_1', 'Noite de Cobre', 50)];
  show(<Bonuses />);
  fireEvent.click(await screen.findByText('Apostas que contaram'));
  const list = await screen.findByRole('list', { name: /^Apostas que contaram para/ });
  const lines = within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent.replaceAll('\u00a0', ' '));
  expect(lines).toEqual([
    'Aposta esportiva21/11/2026 14:05 · R$ 10,00 × 0 %R$ 0,00',
    'Noite de Cobre21/11/2026 14:05 · R$ 10,00 × 50 %R$ 5,00',
  ]);
});

test('redeeming waits for the whole turnover and says what is missing (SPEC C4)', async () => {
  show(<Bonuses />);
  const button = await screen.findByRole('button', { name: 'Resgatar' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(useModalStore.getState().stack).toEqual([]);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Faltam R\$\u00a042,00/);
});

test('a bonus is redeemed by one call with a key, however often it is pressed (SPEC A4)', async () => {
  bonuses = [complete];
  answer = () => {
    bonuses = [];
    return new Response(null, { status: 204 });
  };
  show(<RedeemDialog id="rol_7" onClose={close} />);
  const button = await screen.findByRole('button', { name: 'Resgatar' });
  for (let times = 0; times < 20; times += 1) fireEvent.click(button);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(written).toEqual([{ call: 'POST /api/redeem/rol_7', key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  expect(alerts()).toEqual(['success R$ 40,00 foram para o seu saldo.']);
});

test('an answer that is lost is looked for in the transactions, and the redemption is not sent again', async () => {
  bonuses = [complete];
  entries = [entry('trx_1', 'rol_3', 4000)];
  answer = () => {
    bonuses = [];
    entries = [entry('trx_2', 'rol_7', 4000), ...entries];
    throw new TypeError('Failed to fetch');
  };
  show(<RedeemDialog id="rol_7" onClose={close} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Resgatar' }));
  await waitFor(() => expect(alerts()).toEqual(['success R$ 40,00 foram para o seu saldo.']));
  expect(written).toHaveLength(1);
});

test('a bonus that is gone is not one that was redeemed: only its money is', async () => {
  bonuses = [complete];
  // Of this one from before, and of another one.
  entries = [entry('trx_1', 'rol_7', 4000)];
  answer = () => {
    entries = [entry('trx_3', 'rol_9', 4000), entry('trx_2', 'rol_7', 4000, 2), ...entries];
    throw new TypeError('Failed to fetch');
  };
  show(<RedeemDialog id="rol_7" onClose={close} />);
  const button = await screen.findByRole('button', { name: 'Resgatar' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await act(() => advanceTime(60_000));
  vi.useRealTimers();
  expect(screen.getByRole('button', { name: 'Repetir o mesmo pedido' })).toBeTruthy();
  expect([alerts(), close.mock.calls.length, written.length]).toEqual([[], 0, 1]);
});

test('a redemption whose answer was lost before a reload is found from the page, its bonus being gone', async () => {
  bonuses = [];
  entries = [entry('trx_2', 'rol_7', 4000)];
  const sent = { key: 'k', body: '{"bonus":"rol_7"}', knownIds: ['trx_1'], sentAt: Date.now(), state: 'sending' };
  localStorage.setItem('money redeem usr_1', JSON.stringify(sent));
  show(<Bonuses />);
  await waitFor(() => expect(alerts()).toEqual(['success R$ 40,00 foram para o seu saldo.']));
  expect([localStorage.length, written]).toEqual([0, []]);
});

test('while one that was lost is looked for, another press says that it waits for that', async () => {
  bonuses = [complete];
  const sent = { key: 'k', body: '{"bonus":"rol_9"}', knownIds: [], sentAt: Date.now(), state: 'sending' };
  localStorage.setItem('money redeem usr_1', JSON.stringify(sent));
  show(
    <>
      <Bonuses />
      <RedeemDialog id="rol_7" onClose={close} />
    </>,
  );
  await screen.findByText('Resgate: resultado desconhecido, verificando…');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Resgatar' }));
  expect(dialog.getByRole('alert').textContent).toBe('Aguarde: outro resgate está sendo verificado.');
  entries = [entry('trx_9', 'rol_9', 1000)];
  await waitFor(() => expect(alerts()).toEqual(['success R$ 10,00 foram para o seu saldo.']), { timeout: 5000 });
  expect([written, close.mock.calls]).toEqual([[], []]);
});

test('a refusal keeps the question open and says why; the next press is a new intent', async () => {
  bonuses = [complete];
  answer = () => Response.json({ message: 'Este bônus já foi resgatado.' }, { status: 409 });
  show(<RedeemDialog id="rol_7" onClose={close} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Resgatar' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Este bônus já foi resgatado.'));
  expect(close).not.toHaveBeenCalled();
  await press('Resgatar');
  await waitFor(() => expect(written).toHaveLength(2));
  expect(written[1]?.key).not.toBe(written[0]?.key);
});

test('a success that says that it is none is a refusal', async () => {
  bonuses = [complete];
  answer = () => Response.json({ success: false, message: 'Resgate em manutenção.' });
  show(<RedeemDialog id="rol_7" onClose={close} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Resgatar' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Resgate em manutenção.'));
});

test('giving a bonus up states the exact loss first, and no weighs as much as yes (SPEC C4)', async () => {
  show(<ExcludeDialog id="rol_7" onClose={close} />);
  const no = await screen.findByRole('button', { name: 'Manter bônus' });
  expect(text()).toContain('Você perde R$ 40,00 e o que já apostou para Bônus de boas-vindas.');
  expect(text()).toContain('Bônus que restaR$ 22,00Ganhos com eleR$ 18,00Você perdeR$ 40,00');
  expect(no.className).toBe(screen.getByRole('button', { name: 'Excluir bônus' }).className);
  await userEvent.click(no);
  expect([close.mock.calls.length, written]).toEqual([1, []]);
});

test('a bonus is given up by one call (SPEC A5)', async () => {
  show(<ExcludeDialog id="rol_7" onClose={close} />);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Excluir bônus' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(written).toMatchObject([{ call: 'DELETE /api/bonus/rol_7' }]);
  expect(alerts()).toEqual(['success Bônus de boas-vindas foi excluído.']);
});

test('switching says which bonus is put aside, and what it keeps (SPEC C4, A3)', async () => {
  bonuses = [welcome, waiting];
  show(<ActivateDialog id="rol_8" onClose={close} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Usar bônus' }));
  expect(text()).toContain('Bônus de boas-vindas fica em espera, com R$ 40,00.');
  await waitFor(() => expect(written).toMatchObject([{ call: 'POST /api/active/rol_8' }]));
  await waitFor(() => expect(alerts()).toEqual(['success Giro está em uso.']));
});

test('a bonus that is gone meanwhile is said to be gone', async () => {
  bonuses = [];
  show(<ExcludeDialog id="rol_7" onClose={close} />);
  expect(await screen.findByText('Este bônus não está mais na sua conta.')).toBeTruthy();
});
