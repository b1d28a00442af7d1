import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';

import { RecoverFlow } from './recover-flow';
import { clearResetToken, takeResetToken } from './reset-token';

let answer: () => Response;
let sent: string[];

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ message: 'Feito.' });
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(new URL(request.url).pathname);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearResetToken();
  history.replaceState(null, '', '/');
});

function open(address = '/recuperar-senha'): void {
  history.replaceState(null, '', address);
  takeResetToken();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RecoverFlow />
    </QueryClientProvider>,
  );
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isFocused = (element: Element) => vi.waitUntil(() => document.activeElement === element);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const invalid = (errors: object) => Response.json({ message: 'Os dados enviados são inválidos.', errors }, { status: 422 });

describe('asking for a link', () => {
  test('says at the box why it was refused, and leads there', async () => {
    answer = () => invalid({ email: ['Este e-mail não é aceito.'] });
    open();
    await userEvent.type(box('E-mail'), 'ana@exemplo.invalid');
    await press('Enviar link');
    expect(await screen.findByText('Este e-mail não é aceito.')).toBeTruthy();
    expect(screen.queryByText('Os dados enviados são inválidos.')).toBeNull();
    await isFocused(box('E-mail'));
  });

  test('leads to what is said of it, and back to the box', async () => {
    open();
    await isFocused(box('E-mail'));
    await userEvent.type(box('E-mail'), 'ana@exemplo.invalid');
    await press('Enviar link');
    await screen.findByText('Confira o seu e-mail');
    expect(document.activeElement?.textContent).toBe('Confira o seu e-mail');
    await press('Usar outro e-mail');
    await isFocused(box('E-mail'));
  });
});

describe('a new password', () => {
  async function fill(): Promise<void> {
    await userEvent.type(box('E-mail da conta'), 'ana@exemplo.invalid');
    await userEvent.type(box('Nova senha'), 'nova-senha-2026');
    await press('Salvar nova senha');
  }

  test('leads to what was done', async () => {
    open('/recuperar-senha?token=abc');
    await fill();
    await screen.findByText('Senha alterada');
    expect(document.activeElement?.textContent).toBe('Senha alterada');
  });

  test('that is refused says so at its box, and leads there', async () => {
    answer = () => invalid({ password: ['Use outra senha.'] });
    open('/recuperar-senha?token=abc');
    await fill();
    expect(await screen.findByText('Use outra senha.')).toBeTruthy();
    await isFocused(box('Nova senha'));
  });

  test('by a link that is good no more leads to another', async () => {
    answer = () => invalid({ token: ['Este link expirou. Peça um novo.'] });
    open('/recuperar-senha?token=abc');
    await fill();
    expect(await screen.findByText('Este link expirou. Peça um novo.')).toBeTruthy();
    await press('Pedir outro link');
    await isFocused(box('E-mail'));
  });

  test.each([
    ['without a token in it', ''],
    ['with more than a token in it', 'x'.repeat(5000)],
  ])('by a link %s: another one is the way', async (_, token) => {
    open(`/recuperar-senha?token=${token}`);
    expect(screen.getByText('Este link está incompleto. Peça outro.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Salvar nova senha' })).toBeNull();
    await press('Pedir outro link');
    await isFocused(box('E-mail'));
    expect(sent).toEqual([]);
  });
});
