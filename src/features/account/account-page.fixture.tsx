import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/shell/alert-store';

import { PROFILE } from './profile.fixture';

/** By method and path. Others get a 404. */
export const responses: Record<string, () => Response> = {};
/** Without GET requests. */
export const sent: { call: string; body: unknown }[] = [];

/** Answers a player's requests by `responses`. */
export function mockBackend(): void {
  beforeEach(() => {
    sent.length = 0;
    for (const call of Object.keys(responses)) delete responses[call];
    responses['GET /api/user'] = () => Response.json({ data: PROFILE });
    useSessionStore.setState({ isPlayer: true });
    vi.stubGlobal('fetch', async (request: Request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const isJson = request.headers.get('Content-Type')?.startsWith('application/json') === true;
      if (request.method !== 'GET') sent.push({ call, body: isJson ? await request.json() : undefined });
      return responses[call]?.() ?? Response.json({ message: 'Não encontrado.' }, { status: 404 });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    useSessionStore.setState({ isPlayer: false });
    useAlertStore.setState({ alerts: [] });
  });
}

export const pageOf = (data: readonly object[]) => ({
  data,
  links: { first: null, last: null, prev: null, next: null },
  meta: { current_page: 1, from: null, last_page: 1, path: '/', per_page: 60, to: null, total: data.length },
});

export const invalid = (errors: object) => Response.json({ message: 'Os dados enviados são inválidos.', errors }, { status: 422 });

export const loseResponse = () => {
  throw new TypeError('Failed to fetch');
};

export function renderPart(content: ReactNode): void {
  render(<QueryClientProvider client={createQueryClient()}>{content}</QueryClientProvider>);
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const untilFocused = (find: () => Element) => vi.waitUntil(() => document.activeElement === find());
export const alertMessage = () => vi.waitUntil(() => useAlertStore.getState().alerts.at(-1)?.message);
