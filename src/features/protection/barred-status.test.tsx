import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import type { Barring } from '@generated/api/model/barring';

import { BarredStatus } from './protection-status';

const barring: Barring = {
  reason: 'central_exclusion',
  since: '2026-11-21T14:05:00-03:00',
  withdraw_until: '2026-11-23T14:05:00-03:00',
  closes_at: '2026-11-24T14:05:00-03:00',
  returned: null,
};
const draw = (change: Partial<Barring>) =>
  render(
    <MemoryRouter>
      <BarredStatus barred={{ ...barring, ...change }} />
    </MemoryRouter>,
  );

test.each([
  ['central_exclusion', /Seu CPF está na autoexclusão centralizada/],
  ['benefit_programme', /quem recebe o Bolsa Família ou o BPC não pode apostar/],
  ['debt_programme', /quem renegociou dívidas no Novo Desenrola Brasil ou no Fies não pode apostar/],
  ['decision', /Uma decisão de uma autoridade ou da Justiça/],
] as const)('%s has its reason, without blame, and when to withdraw (SPEC Q14)', (reason, text) => {
  draw({ reason });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('23/11/2026 14:05')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sacar meu saldo' }).getAttribute('href')).toBe('/user/wallet/withdraw');
});

test('a returned balance is named, and there is nothing left to withdraw', () => {
  draw({ returned: 8000 });
  expect(screen.getByText(/Devolvemos R\$\s80,00 para uma conta no seu CPF/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('stakes of open bets that were cancelled are named; without any, there is no word of them', () => {
  draw({ refunded: 1000 });
  expect(screen.getByText(/Cancelamos as suas apostas em aberto e devolvemos R\$\s10,00 ao seu saldo\./)).toBeTruthy();
  cleanup();
  draw({ refunded: 0 });
  expect(screen.queryByText(/Cancelamos/)).toBeNull();
});
