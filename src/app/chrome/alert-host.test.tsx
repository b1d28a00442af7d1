import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import type { EventPayload } from '@generated/events';

import { cacheEffects } from '@/realtime/cache-effects';
import { clearProtectionNotices } from '@/realtime/protection-notices';
import { Dialog } from '@/shared/ui/dialog';
import { closeAllModals, openModal, useModalStore } from '@/shell/modal-store';

import { AlertHost } from './alert-host';
import { setNavigator } from '../navigation/navigate';

afterEach(() => {
  act(clearProtectionNotices);
  act(closeAllModals);
  setNavigator(null);
});

type Said = EventPayload<'ProtectionEvent'>;

/** As real time tells it. */
const say = (kind: Said['kind'], used: number | null, limit: number | null, until: string | null = null) =>
  act(() => cacheEffects.ProtectionEvent?.notify?.({ kind, used, limit, until }));
const END = '2026-11-22T00:00:00-03:00';
const shown = async (title: string) => {
  const line = await screen.findByText(title, {}, { timeout: 10_000 });
  return line.parentElement?.textContent.replaceAll('\u00a0', ' ');
};

test.each([
  ['session_reminder', 60, 30, null, 'Lembrete de tempo', 'Você já jogou 1 h 00 min. Seu lembrete vem a cada 30 min.'],
  ['spend_reminder', 10_000, 5000, null, 'Lembrete de valor', 'Você já apostou R$ 100,00. Seu lembrete vem a cada R$ 50,00.'],
  ['deposit_limit', 8000, 10_000, END, 'Limite de depósitos perto do fim', 'Usados R$ 80,00 de R$ 100,00. Conta até 22/11/2026 00:00.'],
  ['loss_limit', 10_000, 10_000, END, 'Limite de perdas atingido', 'Usados R$ 100,00 de R$ 100,00. Conta até 22/11/2026 00:00.'],
  ['bet_limit', 12_000, 10_000, END, 'Limite de apostas atingido', 'Usados R$ 120,00 de R$ 100,00. Conta até 22/11/2026 00:00.'],
  ['time_limit', 48, 60, END, 'Limite de tempo perto do fim', 'Usados 48 min de 1 h 00 min. Conta até 22/11/2026 00:00.'],
] as const)('%s at %i of %i stays until it is dismissed, in a region that is read aloud', async (kind, used, limit, until, title, text) => {
  render(<AlertHost />);
  say(kind, used, limit, until);
  expect(await shown(title)).toBe(`${title} ${text}`);
  expect(screen.getByText(title).closest('[role="status"]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: `Dispensar: ${title}` }));
  expect(screen.queryByText(title)).toBeNull();
});

test.each([
  ['a limit that was set and is hardly used', 'deposit_limit', 2000, 10_000],
  ['a player who is ahead', 'loss_limit', -500, 10_000],
  ['a limit that is gone', 'bet_limit', 2000, null],
  ['a pause', 'suspension', null, null],
  ['an exclusion', 'exclusion', null, null],
] as const)('%s is no notice', async (_, kind, used, limit) => {
  render(<AlertHost />);
  say(kind, used, limit);
  say('session_reminder', 30, 30);
  await shown('Lembrete de tempo');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('the newest word of a limit takes the place of the one before', async () => {
  render(<AlertHost />);
  say('bet_limit', 8000, 10_000, END);
  await shown('Limite de apostas perto do fim');
  say('bet_limit', 10_000, 10_000, END);
  await shown('Limite de apostas atingido');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

/** An open modal, as the modals of the site are drawn. */
function Deposit() {
  if (useModalStore(({ stack }) => stack.length === 0)) return null;
  return (
    <Dialog title="Depositar" onClose={closeAllModals}>
      <p>Valor</p>
    </Dialog>
  );
}

test('of many the newest are shown first, and none is lost', async () => {
  render(<AlertHost />);
  say('session_reminder', 30, 30);
  say('spend_reminder', 5000, 5000);
  say('bet_limit', 8000, 10_000, END);
  await shown('Limite de apostas perto do fim');
  expect(screen.queryByText('Lembrete de tempo')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dispensar: Limite de apostas perto do fim' }));
  expect(screen.getByText('Lembrete de tempo')).toBeTruthy();
});

test('it can be seen and reached above an open dialog, and leads to the limits', async () => {
  const navigate = vi.fn();
  setNavigator(navigate);
  openModal({ name: 'deposit' });
  render(
    <>
      <Deposit />
      <AlertHost />
    </>,
  );
  say('spend_reminder', 5000, 5000);
  await shown('Lembrete de valor');
  const way = screen.getByRole('link', { name: 'Ver meus limites' });
  expect(way.closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Depositar' }));
  await userEvent.click(way);
  await vi.waitUntil(() => navigate.mock.calls.length > 0);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/protection');
  expect(screen.queryByText('Lembrete de valor')).toBeNull();
});
