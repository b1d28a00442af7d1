import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { useMenuStore } from '@/product/menu-store';
import { saveDrafts } from '@/product/reload-drafts';

import {
  advance,
  announcedBalance,
  colorButton,
  holdPosts,
  openGame,
  press,
  setUpDoubleTests,
  testServer,
  waitUntil,
} from '../double-page.fixture';

setUpDoubleTests();

test('a bet that arrives after betting closed is rejected with a word on the money', async () => {
  await openGame(14_000);
  testServer().rejectBet = () => Response.json({ message: 'As apostas desta rodada já foram encerradas.' }, { status: 409 });
  await press(colorButton('vermelho'));
  await waitUntil(() =>
    expect(screen.getByText('As apostas desta rodada já foram encerradas. Nada saiu do seu saldo; aposte na próxima rodada.')).toBeTruthy(),
  );
  expect(testServer().posts).toHaveLength(1);
  expect(screen.getByText('Você ainda não apostou nesta rodada.')).toBeTruthy();
});

test('after betting closed a colour sends no request', async () => {
  await openGame(15_500);
  expect(colorButton('preto').getAttribute('aria-disabled')).toBe('true');
  await press(colorButton('preto'));
  await advance(500);
  expect(testServer().posts).toEqual([]);
});

test("the balance is the server's value and never an estimate", async () => {
  await openGame(500);
  await waitUntil(() => expect(announcedBalance()).toBe('Saldo R$ 50,00.'));
  const release = holdPosts();
  await press(colorButton('vermelho'));
  await advance(1000);
  expect(announcedBalance()).toBe('Saldo R$ 50,00.');
  expect(screen.getByText('Você ainda não apostou nesta rodada.')).toBeTruthy();
  release();
  await waitUntil(() => expect(announcedBalance()).toBe('Saldo R$ 49,50.'));
});

test('a bet in flight is not forgotten when the stake changes', async () => {
  await openGame(500);
  const release = holdPosts();
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(colorButton('vermelho').getAttribute('aria-busy')).toBe('true'));
  await press(screen.getByRole('button', { name: /^Dobro/ }));
  expect(colorButton('vermelho').getAttribute('aria-busy')).toBe('true');
  release();
  await waitUntil(() => expect(screen.getByRole('list', { name: 'Minhas apostas nesta rodada' })).toBeTruthy());
});

test('an Enter key that is held down places one bet', async () => {
  // Each response arrives before the key repeats.
  const user = userEvent.setup({ delay: 100, advanceTimers: advance });
  await openGame(500);
  await waitUntil(() => expect(colorButton('vermelho').getAttribute('aria-disabled')).toBeNull());
  colorButton('vermelho').focus();
  await user.keyboard('{Enter>20/}');
  await waitUntil(() => expect(screen.getByRole('list', { name: 'Minhas apostas nesta rodada' })).toBeTruthy());
  expect(testServer().bets).toHaveLength(1);
});

test('until the account has loaded the colours are disabled, and a failed account request can be retried', async () => {
  let fails = true;
  const serve = (request: Request) => testServer().serve(request);
  backend({ getMe: (request) => (fails ? refuse(500, 'Erro.') : serve(request)) }, serve);
  await openGame(500);
  expect(screen.getByText('Carregando sua conta…')).toBeTruthy();
  await advance(12_000);
  await waitUntil(() => expect(screen.getByText('Não foi possível carregar sua conta.')).toBeTruthy());
  expect(colorButton('vermelho').getAttribute('aria-disabled')).toBe('true');
  fails = false;
  await press(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitUntil(() => expect(screen.queryByText('Não foi possível carregar sua conta.')).toBeNull());
});

test('the stake survives a reload by the site, and a hidden balance stays hidden', async () => {
  act(() => useMenuStore.setState({ balanceHidden: true }));
  await openGame(500);
  await press(screen.getByRole('button', { name: /^Dobro/ }));
  saveDrafts();
  expect(JSON.parse(sessionStorage.getItem('drafts') ?? '{}')).toEqual({ double: 100 });
  expect(announcedBalance()).toBe('');
  const panel = screen.getByRole('region', { name: 'Aposta' });
  await waitUntil(() => expect(panel.textContent).toContain('Saldo'));
  expect(panel.textContent).not.toContain('50,00');
  act(() => useMenuStore.setState({ balanceHidden: false }));
  await waitUntil(() => expect(panel.textContent).toContain('50,00'));
  expect(announcedBalance()).toBe('Saldo R$ 50,00.');
});

const limit = (type: 'bet' | 'loss' | 'time', value: number, used: number) => ({
  limits: [{ id: `lim_${type}_day`, type, period: 'day' as const, value, used, pending_value: null, effective_at: null }],
});

test.each([
  [{ suspension: { until: '2026-11-22T14:05:00-03:00' } }, /Conta em pausa até 22\/11\/2026 14:05/, 'Ver minha pausa'],
  [{ exclusion: { until: null, withdraw_until: '2026-12-21T14:05:00-03:00' } }, /Sua conta está em autoexclusão/, 'Sacar meu saldo'],
  [limit('bet', 1000, 1000), 'Você atingiu o seu limite de apostas de hoje.', 'Ver meus limites'],
  [limit('loss', 1000, 1200), 'Você atingiu o seu limite de perdas de hoje.', 'Ver meus limites'],
  [limit('time', 60, 60), 'Você atingiu o seu limite de tempo de hoje.', 'Ver meus limites'],
  [limit('loss', 1000, 980), /^Seu limite de perdas é R\$\s10,00 por dia\. Você ainda pode apostar R\$\s0,20\.$/, 'Ver meus limites'],
])('with %j betting is closed, and the reason offers a way out', async (state, text, way) => {
  testServer().protection = { ...testServer().protection, ...state };
  await openGame(1000);
  await waitUntil(() => expect(screen.getByText(text)).toBeTruthy());
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
  await press(colorButton('vermelho'));
  await advance(500);
  expect(testServer().posts).toEqual([]);
});

test.each([
  ['limit_reached', 'Você atingiu o seu limite de apostas de hoje.', 'Ver meus limites', '/user/protection'],
  ['pending_kyc', 'Conclua a verificação da sua identidade para jogar.', 'Ver o que falta', '/user/account/document'],
])('the rejection %s offers its way out', async (status, message, way, to) => {
  await openGame(1000);
  testServer().rejectBet = () => Response.json({ message, status }, { status: 403 });
  await press(colorButton('branco'));
  await waitUntil(() => expect(screen.getByText(message)).toBeTruthy());
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
});
