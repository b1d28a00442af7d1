import { act, render, screen, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useTopDialog } from '../lib/top-dialog';
import { afterClosing } from '../lib/use-close-on-back';
import { Dialog } from './dialog';
import { BlockingDialog } from './blocking-dialog';

/** Dialogs in the order of their last showModal call, topmost last. */
let shown: string[] = [];

beforeEach(() => {
  shown = [];
  const { showModal } = HTMLDialogElement.prototype;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    shown = [...shown.filter((title) => title !== dialogTitle(this)), dialogTitle(this)];
    showModal.call(this);
  });
  window.history.pushState({ page: 'before' }, '', '/antes');
  window.history.pushState({ page: 'here' }, '', '/aqui');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const dialogTitle = (dialog: HTMLDialogElement) => dialog.querySelector('h2')?.textContent ?? '';
const levels = () => window.history.state?.overlay?.length ?? 0;

async function back(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
}

/** Renders into the topmost dialog, like alerts. */
function OnTop() {
  const top = useTopDialog();
  return top === null ? <p>Aviso</p> : createPortal(<p>Aviso</p>, top);
}

test('Back never closes the dialog nor leaves the page (SPEC M5)', async () => {
  const page = render(
    <BlockingDialog title="Último passo">
      <p>Conteúdo</p>
    </BlockingDialog>,
  );
  await waitFor(() => expect(levels()).toBe(1));
  for (const _ of [1, 2]) {
    await back();
    await waitFor(() => expect(levels()).toBe(1));
    expect(screen.getByRole('alertdialog', { name: 'Último passo' })).toBeTruthy();
    expect(window.location.pathname).toBe('/aqui');
  }
  page.unmount();
  await act(() => new Promise<void>((resolve) => afterClosing(resolve)));
  expect([window.history.state.page, levels()]).toEqual(['here', 0]);
});

test('alerts are rendered inside the dialog, because nothing else can be reached', () => {
  render(
    <>
      <BlockingDialog title="Último passo">
        <p>Conteúdo</p>
      </BlockingDialog>
      <OnTop />
    </>,
  );
  expect(screen.getByText('Aviso').closest('dialog')).toBe(screen.getByRole('alertdialog'));
});

test('a dialog that blocks the site stays above later dialogs and has no history entry (SPEC M4, M5)', async () => {
  const site = (isOpen: boolean) => (
    <>
      <BlockingDialog title="VPN DETECTADA" above>
        <p>Conteúdo</p>
      </BlockingDialog>
      {isOpen && (
        <Dialog title="Criar conta" onClose={() => undefined}>
          <p>Formulário</p>
        </Dialog>
      )}
      <OnTop />
    </>
  );
  const page = render(site(false));
  expect(levels()).toBe(0);
  page.rerender(site(true));
  expect(shown).toEqual(['Criar conta', 'VPN DETECTADA']);
  expect(screen.getByText('Aviso').closest('dialog')).toBe(screen.getByRole('alertdialog', { name: 'VPN DETECTADA' }));
  page.rerender(site(false));
  await act(() => new Promise<void>((resolve) => afterClosing(resolve)));
  expect(screen.getByText('Aviso').closest('dialog')).toBe(screen.getByRole('alertdialog', { name: 'VPN DETECTADA' }));
});
