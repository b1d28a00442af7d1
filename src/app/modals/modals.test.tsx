import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { useSessionStore } from '@/session/use-session';
import { showAlert, useAlertStore } from '@/product/alert-store';
import { saveDrafts } from '@/product/reload-drafts';
import type { Modal } from '@/product/modal-store';
import { closeAllModals, closeModal, openModal, pushModal, useModalStore } from '@/product/modal-store';

import { AlertHost } from '../chrome/alert-host';
import { Modals } from './modals';

/** Response of SPEC A13. */
let images: Record<string, string | null>;
let imageRequests: () => readonly string[];

beforeEach(() => {
  images = {};
  window.history.pushState({ page: 'before' }, '', '/antes');
  window.history.pushState({ page: 'here' }, '', '/aqui');
  const { calls } = backend({ getModalImages: () => images });
  imageRequests = () => calls.filter((call) => call === 'getModalImages');
  renderModals();
});

afterEach(async () => {
  act(closeAllModals);
  await settled();
  useAlertStore.setState({ alerts: [] });
  useSessionStore.setState({ isPlayer: false });
});

function renderModals() {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Modals />
      <AlertHost />
    </QueryClientProvider>,
  );
}

const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent);
/** Loading modals is slow on a busy machine. */
const shown = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected), { timeout: 15_000 });
const levels = () => window.history.state?.overlay?.length ?? 0;
const settled = () => act(() => new Promise<void>((resolve) => afterClosing(resolve)));
const open = (modal: Modal) => act(() => openModal(modal));

const travel = (delta: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await arrived;
  });

test('Back closes the modal and stays on the page; Forward does not open it again (SPEC M5)', async () => {
  open({ name: 'majority' });
  await shown('Só para maiores de 18 anos');
  await travel(-1);
  await shown();
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
  await travel(1);
  expect(titles()).toEqual([]);
  expect(window.location.pathname).toBe('/aqui');
});

test('a modal that replaces another one shares its history entry (SPEC M1, M5)', async () => {
  open({ name: 'login' });
  await shown('Entrar');
  open({ name: 'recover' });
  await shown('Recuperar senha');
  await waitFor(() => expect(levels()).toBe(1));
  await travel(-1);
  await shown();
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
});

test('Back closes only the top modal of two', async () => {
  open({ name: 'coupon' });
  await shown('Usar um cupom');
  const below = screen.getByRole('dialog');
  act(() => pushModal({ name: 'majority' }));
  await shown('Usar um cupom', 'Só para maiores de 18 anos');
  await waitFor(() => expect(levels()).toBe(2));
  await travel(-1);
  await shown('Usar um cupom');
  expect(screen.getByRole('dialog')).toBe(below);
  await travel(-1);
  await shown();
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
});

test('closing two modals together removes both history entries', async () => {
  open({ name: 'coupon' });
  act(() => pushModal({ name: 'majority' }));
  await shown('Usar um cupom', 'Só para maiores de 18 anos');
  await waitFor(() => expect(levels()).toBe(2));
  act(closeAllModals);
  await settled();
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
  expect(titles()).toEqual([]);
});

test('closing two modals in quick succession removes only their own history entries', async () => {
  open({ name: 'coupon' });
  act(() => pushModal({ name: 'majority' }));
  await shown('Usar um cupom', 'Só para maiores de 18 anos');
  await waitFor(() => expect(levels()).toBe(2));
  const slow = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  act(closeModal);
  await waitFor(() => expect(slow).toHaveBeenCalledTimes(1));
  act(closeModal);
  const gone = settled();
  await new Promise((resolve) => setTimeout(resolve));
  // Two steps would leave the page.
  expect(slow.mock.calls).toEqual([[-1]]);
  slow.mockRestore();
  window.history.go(-1);
  await gone;
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
});

test('a modal opened while another one is closing has its own history entry', async () => {
  open({ name: 'majority' });
  await shown('Só para maiores de 18 anos');
  act(closeModal);
  // The history has started to go back.
  await new Promise((resolve) => setTimeout(resolve));
  open({ name: 'coupon' });
  await shown('Usar um cupom');
  await waitFor(() => expect(levels()).toBe(1));
  await travel(-1);
  await shown();
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
});

test('Esc closes only the top modal', async () => {
  open({ name: 'coupon' });
  act(() => pushModal({ name: 'majority' }));
  await shown('Usar um cupom', 'Só para maiores de 18 anos');
  const [, top] = screen.getAllByRole('dialog');
  fireEvent(top ?? document.body, new Event('cancel', { cancelable: true }));
  await shown('Usar um cupom');
});

test('a click outside does not close a modal with typed text', async () => {
  open({ name: 'login' });
  await shown('Entrar');
  const dialog = screen.getByRole('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  await userEvent.type(screen.getByLabelText('CPF ou e-mail'), 'ana');
  fireEvent.mouseDown(dialog, { clientX: 1, clientY: 1 });
  expect(titles()).toEqual(['Entrar']);
  await userEvent.clear(screen.getByLabelText('CPF ou e-mail'));
  fireEvent.mouseDown(dialog, { clientX: 1, clientY: 1 });
  expect(titles()).toEqual([]);
});

test.each([
  ['register', { name: 'register' }, 'Criar conta'],
  ['login', { name: 'login' }, 'Entrar'],
  ['deposit', { name: 'deposit' }, 'Depositar'],
  ['password_recovery', { name: 'recover' }, 'Recuperar senha'],
  ['register_cancel', { name: 'register_cancel' }, 'Sair do cadastro?'],
  ['majority', { name: 'majority' }, 'Só para maiores de 18 anos'],
] as const)('the modal shows the banner %s, or none if the backend has none (SPEC M3, A13)', async (image, modal, title) => {
  images = { [image]: `/storage/modals/${image}.svg` };
  open(modal);
  await shown(title);
  const banner = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src');
  await waitFor(() => expect(banner()).toBe(`/storage/modals/${image}.svg`));
  act(closeAllModals);
  await settled();
  cleanup();
  images = { [image]: null };
  renderModals();
  open(modal);
  await shown(title);
  await waitFor(() => expect(imageRequests()).toHaveLength(2));
  expect(banner()).toBeUndefined();
});

test('all modals share the banners for an hour (SPEC A13)', async () => {
  images = { login: '/storage/modals/login.svg', deposit: '/storage/modals/deposit.svg' };
  open({ name: 'login' });
  await shown('Entrar');
  await waitFor(() => expect(imageRequests()).toHaveLength(1));
  const later = Date.now() + 50 * 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  open({ name: 'deposit' });
  await shown('Depositar');
  expect(screen.getByRole('dialog').querySelector('img')?.getAttribute('src')).toBe('/storage/modals/deposit.svg');
  vi.restoreAllMocks();
  expect(imageRequests()).toHaveLength(1);
});

test.each([
  ['login', 'Entrar'],
  ['recover', 'Recuperar senha'],
] as const)('%s closes when a player logs in in another tab (SPEC R34, R35)', async (name, title) => {
  open({ name });
  await shown(title);
  act(() => useSessionStore.setState({ isPlayer: true }));
  await shown();
});

test('open modals are restored after a reload by the site (SPEC S8)', async () => {
  open({ name: 'majority' });
  await shown('Só para maiores de 18 anos');
  saveDrafts();
  cleanup();
  useModalStore.setState({ stack: [] });
  const saved = sessionStorage.getItem('drafts') ?? '';
  // The reset modules are those of the next document.
  vi.resetModules();
  sessionStorage.setItem('drafts', saved);
  const { Modals: NewModals } = await import('./modals');
  const newStore = await import('@/product/modal-store');
  const newHistory = await import('@/shared/lib/use-close-on-back');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NewModals />
    </QueryClientProvider>,
  );
  await shown('Só para maiores de 18 anos');
  // The step back of an open modal would close a modal of the next test.
  act(newStore.closeAllModals);
  await act(() => new Promise<void>((resolve) => newHistory.afterClosing(resolve)));
});

test('an alert is inside the top modal, and on the page once the modal is closed', async () => {
  open({ name: 'majority' });
  await shown('Só para maiores de 18 anos');
  act(() => showAlert('error', 'Falhou.'));
  expect(screen.getByText('Falhou.').closest('dialog')).toBe(screen.getByRole('dialog'));
  act(closeModal);
  await shown();
  expect(screen.getByText('Falhou.').closest('dialog')).toBeNull();
});
