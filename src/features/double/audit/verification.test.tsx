import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { advance, colorButton, openGame, press, setUpDoubleTests, testRounds, testServer, waitUntil } from '../double-page.fixture';
import { backend } from '@/api/backend.fixture';

setUpDoubleTests();

test('a round with an altered result is reported and has a red receipt', async () => {
  testServer().alterRound = (round) => (round.round === 3 && round.roll !== null ? { ...round, roll: (round.roll + 5) % 15 } : round);
  await openGame(1000);
  await waitUntil(() => expect(screen.getByText(/A rodada 3 não confere/)).toBeTruthy());
  await press(screen.getByRole('button', { name: 'Ver o recibo' }));
  await waitUntil(() => expect(screen.getByText('Esta rodada não confere')).toBeTruthy());
  const dialog = screen.getByRole('dialog', { name: 'Rodada 3' });
  await waitUntil(() =>
    expect(within(dialog).getByText('Número sorteado', { exact: false }).parentElement?.textContent).toContain('não confere'),
  );
});

test('a round without a link to the previous one is reported before betting', async () => {
  testServer().alterRound = (round) => (round.round === 8 ? { ...round, server_seed_hash: 'c'.repeat(64) } : round);
  await openGame(1000, 8);
  await waitUntil(() => expect(screen.getByText(/O hash desta rodada não é a semente da anterior/)).toBeTruthy());
});

test('the terminal hash of the chain is shown with the posts that the operator names later', async () => {
  const posts = ['https://archive.example/double/dch_1'];
  testServer().config = { ...testServer().config, chain: { ...testServer().config.chain, terminal_hash_posts: posts } };
  await openGame(1000);
  await waitUntil(() => expect(screen.getByText(testRounds().chain.terminal_hash)).toBeTruthy());
  await waitUntil(() => expect(screen.getByRole('link', { name: posts[0] }).getAttribute('href')).toBe(posts[0]));
});

test('the manual verifier computes a past round from pasted seeds', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await openGame(1000);
  await user.click(screen.getByText('Conferir qualquer rodada'));
  const fill = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await fill('Número da rodada', '8');
  await fill('Semente do servidor', 'a'.repeat(64));
  await fill('Semente pública', 'publica-2026');
  await fill('Número que saiu (opcional)', '3');
  await press(screen.getByRole('button', { name: 'Conferir' }));
  await waitUntil(() => expect(screen.getByText('preto 12')).toBeTruthy());
  await waitUntil(() => expect(screen.getByText('Esta rodada não confere')).toBeTruthy());
});

test('the manual verifier finds a past round by its number', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await openGame(1000);
  await user.click(screen.getByText('Conferir qualquer rodada'));
  await user.click(screen.getByLabelText('Número da rodada'));
  await user.paste('2');
  await press(screen.getByRole('button', { name: 'Buscar rodada' }));
  await waitUntil(() => expect(screen.getByText('Rodada conferida')).toBeTruthy());
  expect(screen.getByLabelText<HTMLInputElement>('Semente do servidor').value).toBe(testRounds().over(2).server_seed);
});

test('a search before the history has loaded finds the round', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  // The page's own list does not load.
  const serve = (request: Request) => testServer().serve(request);
  backend(
    { listDoubleHistory: (request) => (request.url.includes('?per_page=24') ? new Promise(() => undefined) : serve(request)) },
    serve,
  );
  await openGame(1000);
  await user.click(screen.getByText('Conferir qualquer rodada'));
  await user.click(screen.getByLabelText('Número da rodada'));
  await user.paste('2');
  await press(screen.getByRole('button', { name: 'Buscar rodada' }));
  await waitUntil(() => expect(screen.getByText('Rodada conferida')).toBeTruthy());
  expect(screen.queryByText('Digite o número da rodada.')).toBeNull();
});

// Failed verifications last as long as the page: these tests come last.
test('a payout that is one cent short is reported without a click', async () => {
  testServer().alterBet = (bet) => (bet.payout === null || bet.status !== 'won' ? bet : { ...bet, payout: bet.payout - 1 });
  const name = { red: 'vermelho', white: 'branco', black: 'preto' }[testRounds().over(9).color ?? 'red'];
  await openGame(1000, 9);
  await press(colorButton(name));
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
  await advance(23_000);
  await waitUntil(() => expect(screen.getByText(/Sua aposta na rodada 9 não confere/)).toBeTruthy());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitUntil(() => expect(screen.getByRole('button', { name: /^Rodada 9: .*, não confere\. Ver recibo$/ })).toBeTruthy());
  await advance(3000);
  expect(screen.getByText(/Sua aposta na rodada 9 não confere/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Ver o recibo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rodada 9' }));
  await waitUntil(() => expect(dialog.getByRole('link', { name: 'ajuda@exemplo.invalid' })).toBeTruthy());
});

test('a bet that is listed with another amount than it was placed with is reported', async () => {
  testServer().alterBet = (bet) => ({ ...bet, amount: bet.amount + 10, ...(bet.payout !== null && { payout: 0, status: 'lost' }) });
  const color = testRounds().over(10).color === 'red' ? 'preto' : 'vermelho';
  await openGame(1000, 10);
  await press(colorButton(color));
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
  await advance(23_000);
  await waitUntil(() => expect(screen.getByText(/Sua aposta na rodada 10 não confere/)).toBeTruthy());
});
