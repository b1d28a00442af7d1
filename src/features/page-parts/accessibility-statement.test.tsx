import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';

import { AccessibilityStatement } from './accessibility-statement';

afterEach(() => setRuntimeConfig(parseRuntimeConfig('')));

function show(): void {
  backend({}, () => refuse(503));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AccessibilityStatement />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the statement names the standard, what is weak, and a way to complain (SPEC Q12)', () => {
  show();
  expect(screen.getByText(/WCAG 2\.2 no nível AA/).textContent).toContain('A conformidade é parcial');
  expect(screen.getByRole('heading', { name: 'O que ainda é fraco' })).toBeTruthy();
  expect(screen.getByText(/são páginas de outras empresas/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'reclamação' }).getAttribute('href')).toBe('/user/complaints');
});

test.each([
  ['', 'Não há tradução para Libras.', /O botão Libras/],
  [
    'https://libras.example',
    'A tradução para Libras é automática, pode errar e não alcança jogos nem páginas de outras empresas.',
    /Não há tradução/,
  ],
])('with the Libras origin "%s" it says: %s (SPEC Q38)', (librasOrigin, text, other) => {
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ librasOrigin })));
  show();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(other)).toBeNull();
});
