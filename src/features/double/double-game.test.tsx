import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { flushPendingWork } from '@/shared/lib/time.fixture';

import {
  advance,
  announcedBalance,
  announcement,
  openGame,
  ROUND,
  roundLabel,
  setUpDoubleTests,
  testRounds,
  testServer,
  waitUntil,
} from './double-page.fixture';

setUpDoubleTests();

test('a round can be played by keyboard: stake, bet, cancellation, announced result and balance', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const key = async (keys: string) => {
    await user.keyboard(keys);
    await act(flushPendingWork);
  };
  const focused = () => document.activeElement;
  const goTo = async (role: string, name: RegExp | string) => {
    for (let step = 0; step < 60; step += 1) {
      await user.tab();
      if (screen.queryAllByRole(role, { name }).includes(focused() as HTMLElement)) return;
    }
    throw new Error(`${role} ${String(name)} is not reached`);
  };

  await openGame(500);
  await waitUntil(() => expect(announcedBalance()).toBe('Saldo R$ 50,00.'));
  await goTo('textbox', 'Valor da aposta');
  expect((focused() as HTMLInputElement).value).toBe('0,50');
  await goTo('button', /^Metade: R\$\s0,25$/);
  await goTo('button', /^Dobro: R\$\s1,00$/);
  await key('{Enter}');
  await goTo('button', /^Mínimo: R\$\s0,10$/);
  await goTo('button', /^Máximo: R\$\s20,00$/);
  expect(screen.getByRole('textbox', { name: 'Valor da aposta' }).getAttribute('value')).toBe('1,00');

  const color = testRounds().over(ROUND).color;
  const name = { red: 'vermelho', white: 'branco', black: 'preto' }[color ?? 'red'];
  await goTo('button', new RegExp(`^Apostar R\\$\\s1,00 no ${name}, paga ${color === 'white' ? 14 : 2}×$`));
  expect(focused()?.getAttribute('aria-disabled')).toBeNull();
  await key('{Enter}');
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
  await waitUntil(() => expect(focused()?.getAttribute('aria-busy')).toBeNull());
  await key(' ');
  await waitUntil(() => expect(testServer().bets).toHaveLength(2));
  const mine = () => screen.getByRole('list', { name: 'Minhas apostas nesta rodada' });
  await waitUntil(() => expect(within(mine()).getAllByRole('listitem')).toHaveLength(2));
  await waitUntil(() => expect(announcedBalance()).toBe('Saldo R$ 48,00.'));

  await goTo('button', new RegExp(`^Retirar R\\$\\s1,00 do ${name}$`));
  await key('{Enter}');
  await waitUntil(() => expect(within(mine()).getByText('retirada')).toBeTruthy());
  // The focused button is gone.
  expect(focused()?.contains(mine())).toBe(true);
  expect(focused()).not.toBe(document.body);
  await waitUntil(() => expect(announcedBalance()).toBe('Saldo R$ 49,00.'));

  await advance(16_000);
  expect(announcement()).toBe('Apostas fechadas. Girando.');
  expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull();
  await advance(6500);
  const paid = color === 'white' ? '14,00' : '2,00';
  await waitUntil(() =>
    expect(announcement()?.replaceAll('\u00a0', ' ')).toBe(`Saiu ${roundLabel(ROUND)}. Você recebeu R$ ${paid}. Apostou R$ 1,00.`),
  );
  await waitUntil(() => expect(announcedBalance()).toBe(`Saldo R$ ${color === 'white' ? '63,00' : '51,00'}.`));

  // The row of results opens the receipt.
  await goTo('button', new RegExp(`^Rodada ${ROUND}: ${roundLabel(ROUND)}, conferida. Ver recibo$`));
  await key('{Enter}');
  await waitUntil(() => expect(screen.getByText('Rodada conferida')).toBeTruthy());
  expect(screen.getByRole('dialog', { name: 'Rodada 5' })).toBeTruthy();
});
