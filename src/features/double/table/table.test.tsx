import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useRealtimeStore } from '@/realtime/use-realtime';
import { useSessionStore } from '@/session/use-session';
import { useModalStore } from '@/product/modal-store';

import {
  advance,
  announcement,
  openGame,
  press,
  receive,
  receiveRound,
  ROUND,
  roundLabel,
  serverNow,
  setUpDoubleTests,
  testRounds,
  testServer,
  waitUntil,
  wheelText,
} from '../double-page.fixture';

setUpDoubleTests();

test("a round follows its realtime events on the server's clock: betting, rolling, result, next round", async () => {
  await openGame(0);
  expect(wheelText()).toContain('Apostas abertas 15 s');
  expect(announcement()).toBe('Rodada 5: apostas abertas.');
  await advance(4000);
  expect(wheelText()).toContain('Apostas abertas 11 s');
  await receive('DoubleTotalsUpdated', { id: 'dbl_5', totals: { white: 100, red: 4200, black: 0 } });
  expect(screen.getByRole('list', { name: 'Cores' }).textContent).toContain('42,00');
  await advance(6000);
  expect(announcement()).toBe('Apostas fecham em 5 segundos.');
  const requestsBefore = testServer().tableRequests;
  await advance(4750);
  expect(wheelText()).toContain('Apostas abertas 1 s');
  await advance(250);
  expect(wheelText()).toContain('Girando');
  expect(announcement()).toBe('Apostas fechadas. Girando.');
  await receiveRound('DoubleRoundRolling', testRounds().over(ROUND));
  await advance(5750);
  expect(wheelText()).toContain('Girando');
  expect(wheelText()).not.toContain(`Saiu ${roundLabel(ROUND)}`);
  await advance(250);
  await receiveRound('DoubleRoundFinished', testRounds().over(ROUND));
  expect(wheelText()).toContain(`Saiu ${roundLabel(ROUND)}`);
  expect(announcement()).toBe(`Saiu ${roundLabel(ROUND)}.`);
  await advance(4000);
  await receiveRound('DoubleRoundOpened', { ...testRounds().open(ROUND + 1), server_time: new Date(serverNow()).toISOString() });
  expect(wheelText()).toContain('Rodada 6');
  expect(wheelText()).toContain('Apostas abertas 15 s');
  // Realtime events make further requests unnecessary.
  expect(testServer().tableRequests).toBe(requestsBefore);
});

test("with realtime a visitor's page makes no more than two calls a minute", async () => {
  useSessionStore.setState({ isPlayer: false });
  await openGame(0);
  await advance(1000);
  const calls = testServer().calls;
  calls.length = 0;
  for (const round of [ROUND, ROUND + 1, ROUND + 2, ROUND + 3, ROUND + 4]) {
    await advance(14_000);
    await receiveRound('DoubleRoundRolling', testRounds().over(round));
    await advance(6000);
    await receiveRound('DoubleRoundFinished', testRounds().over(round));
    expect(screen.getByRole('button', { name: new RegExp(`^Rodada ${String(round)}: `) })).toBeTruthy();
    await advance(4000);
    await receiveRound('DoubleRoundOpened', { ...testRounds().open(round + 1), server_time: new Date(serverNow()).toISOString() });
    await advance(1000);
  }
  expect(calls).toEqual(['/v2/mini-games/double/config', '/v2/mini-games/double/config']);
});

test.each([
  [16_000, 'Girando'],
  [22_000, 'Saiu'],
])('a player who arrives %d ms into a round sees its phase: %s', async (into, shown) => {
  await openGame(into);
  expect(wheelText()).toContain(shown);
  expect(screen.getByText('As apostas estão fechadas. Você aposta na próxima rodada.')).toBeTruthy();
  await advance(21_000 - Math.min(into, 21_000) + 1);
  expect(wheelText()).toContain(`Saiu ${roundLabel(ROUND)}`);
});

test('without realtime the table is polled, the player is told, and rounds go on', async () => {
  await openGame(1000);
  act(() => useRealtimeStore.setState({ state: 'unavailable' }));
  const requestsBefore = testServer().tableRequests;
  await advance(7000);
  expect(screen.getByText(/Sem tempo real agora/)).toBeTruthy();
  await advance(7000);
  expect(testServer().tableRequests - requestsBefore).toBeGreaterThanOrEqual(1);
  expect(testServer().tableRequests - requestsBefore).toBeLessThanOrEqual(4);
  expect(wheelText()).toContain('Girando');
  await advance(6500);
  expect(wheelText()).toContain(`Saiu ${roundLabel(ROUND)}`);
  await advance(4000);
  await waitUntil(() => expect(wheelText()).toContain('Rodada 6'));
  act(() => useRealtimeStore.setState({ state: 'connected' }));
  expect(screen.queryByText(/Sem tempo real agora/)).toBeNull();
});

test('rounds whose events were lost are fetched', async () => {
  await openGame(14_000);
  await advance(1000);
  expect(wheelText()).toContain('Girando');
  await advance(1500);
  expect(testServer().tableRequests).toBeGreaterThan(1);
  await advance(4500);
  expect(wheelText()).toContain(`Saiu ${roundLabel(ROUND)}`);
  await advance(6000);
  expect(wheelText()).toContain('Rodada 6');
});

test('a visitor watches the table and is invited to log in', async () => {
  useSessionStore.setState({ isPlayer: false });
  await openGame(0);
  expect(screen.queryByRole('button', { name: /^Apostar/ })).toBeNull();
  expect(screen.getAllByText('7 em 15')).toHaveLength(2);
  expect(screen.getAllByText(/93,33/).length).toBeGreaterThan(0);
  await advance(15_250);
  expect(wheelText()).toContain('Girando');
  await press(screen.getByRole('button', { name: 'Entrar para jogar' }));
  expect(useModalStore.getState().stack).toEqual([{ name: 'login' }]);
});
