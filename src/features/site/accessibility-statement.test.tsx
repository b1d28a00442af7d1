import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { AccessibilityStatement } from './accessibility-statement';

test('the statement names the standard, what is weak, and a way to complain (SPEC Q12)', () => {
  backend({}, () => refuse(503));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AccessibilityStatement />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/WCAG 2\.2 no nível AA/).textContent).toContain('A conformidade é parcial');
  expect(screen.getByRole('heading', { name: 'O que ainda é fraco' })).toBeTruthy();
  expect(screen.getByText(/são páginas de outras empresas/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'reclamação' }).getAttribute('href')).toBe('/user/complaints');
});
