import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && (
        <Dialog title="Entrar" onClose={() => setOpen(false)}>
          <p>Conteúdo</p>
        </Dialog>
      )}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Entrar' });
const overlay = () => window.history.state?.overlay;

async function open() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(dialog()).not.toBeNull();
}

beforeEach(() => window.history.pushState({ page: 'here' }, ''));

test('the button closes the dialog and removes its history entry (SPEC M5)', async () => {
  await open();
  expect(overlay()).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(dialog()).toBeNull();
  await waitFor(() => expect(window.history.state).toEqual({ page: 'here' }));
});

test('Back closes the dialog and stays on the page (SPEC M5)', async () => {
  await open();
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
  expect(dialog()).toBeNull();
  expect(window.history.state).toEqual({ page: 'here' });
});

test('Esc closes the dialog', async () => {
  await open();
  fireEvent(dialog() ?? document.body, new Event('cancel', { cancelable: true }));
  expect(dialog()).toBeNull();
  await waitFor(() => expect(overlay()).toBeUndefined());
});

test('only a press outside closes the dialog', async () => {
  await open();
  const element = dialog() ?? document.body;
  element.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  fireEvent.mouseDown(element, { clientX: 150, clientY: 150 });
  fireEvent.mouseDown(screen.getByText('Conteúdo'), { clientX: 150, clientY: 150 });
  expect(dialog()).not.toBeNull();
  fireEvent.mouseDown(element, { clientX: 20, clientY: 20 });
  expect(dialog()).toBeNull();
  await waitFor(() => expect(overlay()).toBeUndefined());
});

test('the dialog is closed while it is in the document, so that the browser returns the focus', async () => {
  const connected: boolean[] = [];
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    connected.push(this.isConnected);
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(new Set(connected)).toEqual(new Set([true]));
  close.mockRestore();
  await waitFor(() => expect(overlay()).toBeUndefined());
});
