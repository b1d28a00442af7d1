import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { useSessionStore } from '@/session/use-session';
import { showAlert, useAlertStore } from '@/shell/alert-store';
import { saveDrafts } from '@/shell/reload-drafts';
import type { Modal } from '@/shell/modal-store';
import { closeAllModals, closeModal, openModal, pushModal, useModalStore } from '@/shell/modal-store';

import { AlertHost } from '../chrome/alert-host';
import { Modals } from './modals';

/** What A13 answers. */
let images: Record<string, string | null>;
let asked: number;

beforeEach(() => {
  images = {};
  window.history.pushState({ page: 'before' }, '', '/antes');
  window.history.pushState({ page: 'here' }, '', '/aqui');
  asked = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname !== '/v2/images/') return Response.json({ message: 'Não encontrado.' }, { status: 404 });
    asked += 1;
    return Response.json(images);
  });
  draw();
});

afterEach(async () => {
  act(closeAllModals);
  await settled();
  useAlertStore.setState({ alerts: [] });
  useSessionStore.setState({ isPlayer: false });
  vi.unstubAllGlobals();
});

function draw() {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Modals />
      <AlertHost />
    </QueryClientProvider>,
  );
}

const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent);
/** However long the code of a modal takes to load. */
const shown = (...wanted: string[]) => waitFor(() => expect(titles()).toEqual(wanted), { timeout: 15_000 });
const levels = () => window.history.state?.overlay?.length ?? 0;
const settled = () => act(() => new Promise<void>((resolve) => afterClosing(resolve)));
const open = (modal: Modal) => act(() => openModal(modal));

/** The browser's buttons: how far, and until the page has heard of it. */
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

test('modals that take each other\u2019s place are one step for Back (SPEC M1, M5)', async () => {
  open({ name: 'login' });
  await shown('Entrar');
  open({ name: 'recover' });
  await shown('Recuperar senha');
  await waitFor(() => expect(levels()).toBe(1));
  await travel(-1);
  await shown();
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
});

test('Back closes the topmost of two and leaves the one below as it is', async () => {
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

test('two closed at once take both their entries back', async () => {
  open({ name: 'coupon' });
  act(() => pushModal({ name: 'majority' }));
  await shown('Usar um cupom', 'Só para maiores de 18 anos');
  await waitFor(() => expect(levels()).toBe(2));
  act(closeAllModals);
  await settled();
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
  expect(titles()).toEqual([]);
});

test('two closed one soon after the other take their own entries back and no more', async () => {
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
  // A browser would add up the steps, and leave the page.
  expect(slow.mock.calls).toEqual([[-1]]);
  slow.mockRestore();
  window.history.go(-1);
  await gone;
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
});

test('one that opens while another is still on its way out holds an entry of its own', async () => {
  open({ name: 'majority' });
  await shown('Só para maiores de 18 anos');
  act(closeModal);
  // The history has begun to go back by now.
  await new Promise((resolve) => setTimeout(resolve));
  open({ name: 'coupon' });
  await shown('Usar um cupom');
  await waitFor(() => expect(levels()).toBe(1));
  await travel(-1);
  await shown();
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
});

test('Esc closes the topmost alone', async () => {
  open({ name: 'coupon' });
  act(() => pushModal({ name: 'majority' }));
  await shown('Usar um cupom', 'Só para maiores de 18 anos');
  const [, top] = screen.getAllByRole('dialog');
  fireEvent(top ?? document.body, new Event('cancel', { cancelable: true }));
  await shown('Usar um cupom');
});

test('a press outside does not close what was typed into', async () => {
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
] as const)('the banner %s stands in its modal, and none where the backend has none (SPEC M3, A13)', async (image, modal, title) => {
  images = { [image]: `/storage/modals/${image}.svg` };
  open(modal);
  await shown(title);
  const banner = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src');
  await waitFor(() => expect(banner()).toBe(`/storage/modals/${image}.svg`));
  act(closeAllModals);
  await settled();
  cleanup();
  images = { [image]: null };
  draw();
  open(modal);
  await shown(title);
  await waitFor(() => expect(asked).toBe(2));
  expect(banner()).toBeUndefined();
});

test.each([
  ['login', 'Entrar'],
  ['recover', 'Recuperar senha'],
] as const)('%s closes when somebody logs in in another tab (SPEC R34, R35)', async (name, title) => {
  open({ name });
  await shown(title);
  act(() => useSessionStore.setState({ isPlayer: true }));
  await shown();
});

test('what was open when the site loaded the page anew is open again (SPEC S8)', async () => {
  open({ name: 'majority' });
  await shown('Só para maiores de 18 anos');
  saveDrafts();
  cleanup();
  useModalStore.setState({ stack: [] });
  const kept = sessionStorage.getItem('kept-forms') ?? '';
  // As the next document has it.
  vi.resetModules();
  sessionStorage.setItem('kept-forms', kept);
  const { Modals: NewModals } = await import('./modals');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NewModals />
    </QueryClientProvider>,
  );
  await shown('Só para maiores de 18 anos');
});

test('an alert is within the modal on top, as nothing else can be reached, and on the page once it is closed', async () => {
  open({ name: 'majority' });
  await shown('Só para maiores de 18 anos');
  act(() => showAlert('error', 'Falhou.'));
  expect(screen.getByText('Falhou.').closest('dialog')).toBe(screen.getByRole('dialog'));
  act(closeModal);
  await shown();
  expect(screen.getByText('Falhou.').closest('dialog')).toBeNull();
});
