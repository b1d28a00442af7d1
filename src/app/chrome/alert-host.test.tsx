import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import type { EventPayload } from '@generated/events';

import { Dialog } from '@/shared/ui/dialog';
import { showAlert, useAlertStore } from '@/product/alert-store';
import { closeAllModals, openModal, useModalStore } from '@/product/modal-store';
import { clearProtectionNotices, handleProtectionEvent, useProtectionNotices } from '@/product/protection-notices';
import { clearToldEvents, useToldEvents } from '@/product/told-events';

import { AlertHost } from './alert-host';
import { setNavigator } from '../navigation/navigate';

afterEach(() => {
  act(clearProtectionNotices);
  act(clearToldEvents);
  act(closeAllModals);
  setNavigator(null);
});

type ProtectionEvent = EventPayload<'ProtectionEvent'>;

const emit = (kind: ProtectionEvent['kind'], used: number | null, limit: number | null, until: string | null = null) =>
  act(() => handleProtectionEvent({ kind, used, limit, until }));
const END = '2026-11-22T00:00:00-03:00';
const shown = async (title: string) => {
  const line = await screen.findByText(title, {}, { timeout: 30_000 });
  return line.parentElement?.textContent.replaceAll('\u00a0', ' ');
};

test.each([
  ['session_reminder', 60, 30, null, 'Lembrete de tempo', 'Você já jogou 1 h. Seu lembrete vem a cada 30 min.'],
  ['spend_reminder', 10_000, 5000, null, 'Lembrete de valor', 'Você já apostou R$ 100,00. Seu lembrete vem a cada R$ 50,00.'],
  [
    'deposit_limit',
    8000,
    10_000,
    END,
    'Limite de depósitos perto do fim',
    'Você usou R$ 80,00 de R$ 100,00. O limite recomeça em 22/11/2026 00:00.',
  ],
  [
    'loss_limit',
    10_000,
    10_000,
    END,
    'Limite de perdas atingido',
    'Você usou R$ 100,00 de R$ 100,00. O limite recomeça em 22/11/2026 00:00.',
  ],
  [
    'bet_limit',
    12_000,
    10_000,
    END,
    'Limite de apostas atingido',
    'Você usou R$ 120,00 de R$ 100,00. O limite recomeça em 22/11/2026 00:00.',
  ],
  ['time_limit', 48, 60, END, 'Limite de tempo perto do fim', 'Você usou 48 min de 1 h. O limite recomeça em 22/11/2026 00:00.'],
] as const)('the notice of %s at %i of %i stays in a live region until it is dismissed', async (kind, used, limit, until, title, text) => {
  renderWithDialog();
  emit(kind, used, limit, until);
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
] as const)('%s shows no notice', async (_, kind, used, limit) => {
  render(<AlertHost />);
  emit(kind, used, limit);
  emit('session_reminder', 30, 30);
  await shown('Lembrete de tempo');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a newer notice of a limit replaces the one before', async () => {
  renderWithDialog();
  emit('bet_limit', 8000, 10_000, END);
  await shown('Limite de apostas perto do fim');
  emit('bet_limit', 10_000, 10_000, END);
  await shown('Limite de apostas atingido');
  expect(screen.getAllByRole('button', { name: /^Dispensar/ })).toHaveLength(1);
});

test('a limit has no card on a page, where the line above the header shows it', async () => {
  render(<AlertHost />);
  emit('bet_limit', 10_000, 10_000, END);
  emit('session_reminder', 30, 30);
  await shown('Lembrete de tempo');
  expect(screen.queryByText('Limite de apostas atingido')).toBeNull();
  act(() => openModal({ name: 'deposit' }));
  expect(useProtectionNotices.getState().notices.map(({ kind }) => kind)).toEqual(['session_reminder']);
});

test('a limit that was dismissed in a dialog has been told', async () => {
  renderWithDialog();
  emit('bet_limit', 10_000, 10_000, END);
  await shown('Limite de apostas atingido');
  await userEvent.click(screen.getByRole('button', { name: 'Dispensar: Limite de apostas atingido' }));
  expect(useToldEvents.getState().told).toEqual([{ type: 'protection', at: expect.any(Number) }]);
});

/** Renders with an open dialog, which hides the line above the header. */
function renderWithDialog(): void {
  openModal({ name: 'deposit' });
  render(
    <>
      <Deposit />
      <AlertHost />
    </>,
  );
}

function Deposit() {
  if (useModalStore(({ stack }) => stack.length === 0)) return null;
  return (
    <Dialog title="Depositar" onClose={closeAllModals}>
      <p>Valor</p>
    </Dialog>
  );
}

test('the newest notices are shown first; older ones follow when these are dismissed', async () => {
  renderWithDialog();
  emit('session_reminder', 30, 30);
  emit('spend_reminder', 5000, 5000);
  emit('bet_limit', 8000, 10_000, END);
  await shown('Limite de apostas perto do fim');
  expect(screen.queryByText('Lembrete de tempo')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dispensar: Limite de apostas perto do fim' }));
  expect(screen.getByText('Lembrete de tempo')).toBeTruthy();
});

test('a notice is inside an open dialog, and its link opens the limits', async () => {
  const navigate = vi.fn();
  setNavigator(navigate);
  renderWithDialog();
  emit('spend_reminder', 5000, 5000);
  await shown('Lembrete de valor');
  const link = screen.getByRole('link', { name: 'Ver meus limites' });
  expect(link.closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Depositar' }));
  await userEvent.click(link);
  await vi.waitUntil(() => navigate.mock.calls.length > 0);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/protection');
  expect(screen.queryByText('Lembrete de valor')).toBeNull();
});

test('an error that has hidden can be read again and then stays (SPEC S12, D7)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<AlertHost />);
  act(() => showAlert('error', 'Cupom não encontrado.'));
  for (const ms of [2000, 500]) act(() => void vi.advanceTimersByTime(ms));
  expect(screen.queryByText('Cupom não encontrado.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver o último erro' }));
  for (const ms of [60_000, 60_000]) act(() => void vi.advanceTimersByTime(ms));
  expect(screen.getByRole('alert').textContent).toBe('Cupom não encontrado.');
  await user.click(screen.getByRole('button', { name: 'Dispensar' }));
  expect(useAlertStore.getState().alerts).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
  vi.useRealTimers();
});
