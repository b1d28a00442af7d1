import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import type { LoginReason } from '@/product/login-return';

import { LoginDialog } from './login-dialog';

function show(reason?: LoginReason): void {
  backend();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginDialog {...(reason !== undefined && { reason })} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

test.each([
  ['session_ended', 'Sua sessão terminou: entre de novo para continuar de onde parou.'],
  ['open_mines_round', 'Sua sessão terminou, e sua rodada de Mines está guardada: entre de novo para continuar.'],
] as const)('a login that opened by itself because of %s says so', (reason, text) => {
  show(reason);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a login that the player opened gives no reason', () => {
  show();
  expect(screen.queryByText(/Sua sessão terminou/)).toBeNull();
});
