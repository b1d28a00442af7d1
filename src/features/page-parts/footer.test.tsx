import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Platform } from '@generated/api/model/platform';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { flushPendingWork } from '@/shared/lib/time.fixture';

import { Footer } from './footer';

const PLATFORM: Platform = {
  environment: 'sandbox',
  authorization: 'Portaria SPA/MF nº 7/2026',
  company: 'Casa Exemplo S.A.',
  cnpj: '12.345.678/0001-95',
  support: { email: 'ajuda@exemplo.invalid', phone: null, url: null, hours: '24 horas por dia' },
  central_url: 'https://central.invalid/',
  server_time: '2026-11-21T14:05:00-03:00',
};

let calls: readonly string[];
/** Scrolls to the footer. */
let approach: () => void;

beforeEach(() => {
  const empty = Response.json({});
  ({ calls } = backend({ getPlatform: { data: PLATFORM }, getSettings: empty, getModalImages: empty }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {
        approach = () => act(() => onChange([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Footer mark="Casa" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the age limit and the links of the protection are there without a request', async () => {
  expect(screen.getByRole('button', { name: '18+: proibido para menores de 18 anos' })).toBeTruthy();
  expect(screen.getByText(/riscos de dependência, de transtornos do jogo patológico e de perda dos valores das apostas/)).toBeTruthy();
  // Every page has the warning, also the first one of the site (SPEC Q40).
  expect(screen.getByText(/Ministério da Fazenda adverte: Apostar pode causar dependência\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Limites e pausas' }).getAttribute('href')).toBe('/user/protection');
  await act(flushPendingWork);
  expect(calls).toEqual(['getSettings']);
});

test('near the viewport the footer requests the platform once, and names its operator and authorization (SPEC D22, D9)', async () => {
  approach();
  expect(await screen.findByText('Portaria SPA/MF nº 7/2026')).toBeTruthy();
  expect(screen.getByText(/Casa Exemplo S\.A\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Autoexclusão centralizada' }).getAttribute('href')).toBe('https://central.invalid/');
  expect(screen.getByRole('link', { name: 'ajuda@exemplo.invalid' })).toBeTruthy();
  await act(flushPendingWork);
  expect(calls.filter((call) => call === 'getPlatform')).toHaveLength(1);
});

test('near the viewport the footer requests the image of the sponsors (SPEC M3)', async () => {
  approach();
  await vi.waitFor(() => expect(calls).toContain('getModalImages'));
});
