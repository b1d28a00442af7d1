import type { OperationId } from '@generated/operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { RecoverFlow } from './recover-flow';
import { clearResetToken, takeResetToken } from './reset-token';

let respond: () => Response;
let sent: readonly OperationId[];

beforeEach(() => {
  respond = () => Response.json({ message: 'Feito.' });
  const { calls } = backend({ forgotPassword: () => respond(), resetPassword: () => respond() });
  sent = calls;
});
afterEach(() => {
  localStorage.clear();
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

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isFocused = (element: Element) => vi.waitUntil(() => document.activeElement === element);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const invalid = (errors: object) => Response.json({ message: 'Os dados enviados são inválidos.', errors }, { status: 422 });

describe('the form that sends a link', () => {
  test('shows the reason of a rejection at its field and focuses it', async () => {
    respond = () => invalid({ email: ['Este e-mail não é aceito.'] });
    open();
    await userEvent.type(field('E-mail'), 'ana@exemplo.invalid');
    await press('Enviar link');
    expect(await screen.findByText('Este e-mail não é aceito.')).toBeTruthy();
    expect(screen.queryByText('Os dados enviados são inválidos.')).toBeNull();
    await isFocused(field('E-mail'));
  });

  test('focuses the confirmation, and its field again on restart', async () => {
    open();
    await isFocused(field('E-mail'));
    await userEvent.type(field('E-mail'), 'ana@exemplo.invalid');
    await press('Enviar link');
    await screen.findByText('Confira o seu e-mail');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Confira o seu e-mail'));
    await press('Usar outro e-mail');
    await isFocused(field('E-mail'));
  });
});

describe('the form for a new password', () => {
  async function fill(): Promise<void> {
    await userEvent.type(field('E-mail da conta'), 'ana@exemplo.invalid');
    await userEvent.type(field('Nova senha'), 'nova-senha-2026');
    await press('Salvar nova senha');
  }

  test('does not ask for the e-mail that the link has', async () => {
    open('/recuperar-senha#token=abc&email=ana%40exemplo.invalid');
    await isFocused(field('Nova senha'));
    expect([field('E-mail da conta').value, field('E-mail da conta').readOnly]).toEqual(['ana@exemplo.invalid', true]);
    await userEvent.type(field('Nova senha'), 'nova-senha-2026');
    await press('Salvar nova senha');
    await screen.findByText('Senha alterada');
  });

  test('asks for the e-mail if that of the link is broken', async () => {
    open('/recuperar-senha#token=abc&email=ana');
    await isFocused(field('E-mail da conta'));
    expect(field('E-mail da conta').value).toBe('');
  });

  test('focuses the confirmation', async () => {
    open('/recuperar-senha?token=abc');
    await fill();
    await screen.findByText('Senha alterada');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Senha alterada'));
  });

  test('shows a rejected password at its field and focuses it', async () => {
    respond = () => invalid({ password: ['Use outra senha.'] });
    open('/recuperar-senha?token=abc');
    await fill();
    expect(await screen.findByText('Use outra senha.')).toBeTruthy();
    await isFocused(field('Nova senha'));
  });

  test('offers another link if this one has expired', async () => {
    respond = () => invalid({ token: ['Este link já foi usado ou venceu. Peça um novo.'] });
    open('/recuperar-senha?token=abc');
    await fill();
    expect(await screen.findByText('Este link já foi usado ou venceu. Peça um novo.')).toBeTruthy();
    await press('Pedir outro link');
    await isFocused(field('E-mail'));
  });

  const SPENT = 'Este link já foi usado ou venceu. Peça outro, ou entre se você já trocou a senha.';

  test.each([
    ['a link that was used on this device', () => Response.json({ message: 'Feito.' }), 'Senha alterada'],
    [
      'a link that the backend has refused',
      () => invalid({ token: ['Este link já foi usado ou venceu.'] }),
      'Este link já foi usado ou venceu.',
    ],
  ])('%s says so when it is opened again, before anything is typed', async (_, answer, outcome) => {
    respond = answer;
    open('/recuperar-senha?token=abc');
    await fill();
    await screen.findByText(outcome);
    cleanup();
    open('/recuperar-senha?token=abc');
    expect(screen.getByText(SPENT)).toBeTruthy();
    expect(screen.queryByLabelText('Nova senha')).toBeNull();
    await press('Pedir outro link');
    await isFocused(field('E-mail'));
  });

  test('a failure that is not about the link leaves it usable', async () => {
    respond = () => invalid({ password: ['Use outra senha.'] });
    open('/recuperar-senha?token=abc');
    await fill();
    await screen.findByText('Use outra senha.');
    cleanup();
    open('/recuperar-senha?token=abc');
    expect(field('Nova senha').value).toBe('');
  });

  test.each([
    ['an empty token', ''],
    ['a token that is too long', 'x'.repeat(5000)],
  ])('offers another link for %s', async (_, token) => {
    open(`/recuperar-senha?token=${token}`);
    expect(screen.getByText('Este link está incompleto. Peça outro.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Salvar nova senha' })).toBeNull();
    await press('Pedir outro link');
    await isFocused(field('E-mail'));
    expect(sent).toEqual([]);
  });
});
