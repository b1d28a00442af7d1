import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useModalStore } from '@/product/modal-store';

import { RegisterCancelDialog } from './register-cancel-dialog';
import { closeRegistration, field, fillAccessStep, goToAccessStep, openRegistration, press, typeCpf } from './register-page.fixture';

afterEach(async () => {
  await closeRegistration();
});

test('an empty form closes at once', async () => {
  const onClose = vi.fn<() => void>();
  openRegistration({}, onClose);
  await press('Fechar');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a form with input needs a confirmation before it closes (SPEC M3)', async () => {
  const onClose = vi.fn<() => void>();
  openRegistration({}, onClose);
  await typeCpf('935');
  await press('Fechar');
  expect(onClose).not.toHaveBeenCalled();
  expect(useModalStore.getState().stack).toEqual([{ name: 'register_cancel' }]);
  expect(field('CPF').value).toBe('935');
});

test('the draft is stored for a reload without the password', async () => {
  openRegistration();
  await goToAccessStep();
  await fillAccessStep();
  const stored = sessionStorage.getItem('register') ?? '';
  expect(stored).toContain('diego@exemplo.invalid');
  expect(stored).not.toContain('outra-senha');
});

test('the confirmation warns that the input is lost (SPEC M3)', () => {
  backend();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RegisterCancelDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Sua conta ainda não foi criada. Se você sair agora, o que digitou será apagado.')).toBeTruthy();
});
