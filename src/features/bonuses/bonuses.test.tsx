import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { useModalStore } from '@/product/modal-store';

import { Bonuses } from './bonuses';
import { backend, pageText, press, renderForPlayer, stake, startBackend, stopBackend, waiting, welcome } from './bonuses.fixture';

beforeEach(startBackend);
afterEach(stopBackend);

test('a bonus shows the remaining wagering as bar and amount, with the contribution of the last game', async () => {
  backend.stakes = [stake('ctr_1', 'Noite de Cobre', 100)];
  renderForPlayer(<Bonuses />);
  const bar = await screen.findByRole('progressbar', { name: 'Apostas para resgatar Bônus por apostas' });
  expect(bar.getAttribute('aria-valuenow')).toBe('93');
  await waitFor(() => expect(pageText()).toContain('Faltam R$ 42,00 de apostas; em Noite de Cobre contam 100 %.'));
  expect(pageText()).toContain('R$ 558,00 de R$ 600,00');
});

test('without progress data there is no bar and no remaining amount', async () => {
  const { amount_wagered: _, ...withoutProgress } = welcome;
  backend.bonuses = [withoutProgress];
  renderForPlayer(<Bonuses />);
  expect(await screen.findByRole('heading', { name: 'Bônus por apostas' })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(pageText()).not.toContain('Faltam');
  await press('Resgatar');
  expect(useModalStore.getState().stack).toEqual([{ name: 'bonus_redeem', id: 'rol_7' }]);
});

test('a bonus of which only the id and its state are known has its buttons, and no amount (SPEC E2)', async () => {
  backend.bonuses = [{ id: 'rol_9', active: 1 }];
  renderForPlayer(<Bonuses />);
  expect(await screen.findByRole('heading', { name: 'Bônus' })).toBeTruthy();
  expect(pageText()).toContain('Em uso');
  expect(pageText()).not.toMatch(/R\$|NaN|undefined/);
  await press('Excluir');
  expect(useModalStore.getState().stack).toEqual([{ name: 'bonus_exclude', id: 'rol_9' }]);
});

test('the active bonus comes first, and each bonus is labelled active or waiting', async () => {
  backend.bonuses = [waiting, welcome];
  renderForPlayer(<Bonuses />);
  const cards = await screen.findAllByRole('region');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Bônus por apostas', 'Giro']);
  expect(cards.map((card) => /Em uso|Em espera/.exec(card.textContent)?.[0])).toEqual(['Em uso', 'Em espera']);
});

test('the bonuses in use are requested with active=1 (SPEC A2)', async () => {
  renderForPlayer(<Bonuses />);
  await screen.findByRole('heading', { name: 'Bônus por apostas' });
  expect(backend.reads).toEqual(['/api/bonus?active=1', '/api/bonus']);
});

test('the list of counted stakes opens on a press, with the counted amount of each', async () => {
  backend.stakes = [stake('ctr_2', null, 0), stake('ctr_1', 'Noite de Cobre', 50)];
  renderForPlayer(<Bonuses />);
  fireEvent.click(await screen.findByText('Apostas que contaram'));
  const list = await screen.findByRole('list', { name: /^Apostas que contaram para/ });
  const items = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent.replaceAll('\u00a0', ' '));
  expect(items).toEqual([
    'Aposta esportiva21/11/2026 14:05 · R$ 10,00 × 0 %R$ 0,00',
    'Noite de Cobre21/11/2026 14:05 · R$ 10,00 × 50 %R$ 5,00',
  ]);
});

test('the redeem button is disabled until the wagering requirement is met, and names the rest (SPEC C4)', async () => {
  renderForPlayer(<Bonuses />);
  const button = await screen.findByRole('button', { name: 'Resgatar' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(useModalStore.getState().stack).toEqual([]);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Faltam R\$\u00a042,00/);
});
