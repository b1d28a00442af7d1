import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';

import { type Answers, backend, respondWithExample } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/product/alert-store';

import { PROFILE } from './profile.fixture';

/** Answers by operation. All other operations get the contract's example. */
export const answers: Answers = {};
/** Requests sent, without GET requests. */
export const sent: { call: string; body: unknown }[] = [];

/** Answers a player's requests by `answers`, in each test of the file. Each test begins with `PROFILE` as its only answer. */
export function mockBackend(): void {
  beforeEach(() => {
    sent.length = 0;
    for (const id of Object.keys(answers)) Reflect.deleteProperty(answers, id);
    answers.getProfile = { data: PROFILE };
    useSessionStore.setState({ isPlayer: true });
    backend(answers, respondWithExample, async (request) => {
      const isJson = request.headers.get('Content-Type')?.startsWith('application/json') === true;
      const call = `${request.method} ${new URL(request.url).pathname}`;
      if (request.method !== 'GET') sent.push({ call, body: isJson ? await request.json() : undefined });
    });
  });
  afterEach(() => {
    useSessionStore.setState({ isPlayer: false });
    useAlertStore.setState({ alerts: [] });
  });
}

/** Creates a 422 with errors by field. */
export const invalid = (errors: object) => Response.json({ message: 'Os dados enviados são inválidos.', errors }, { status: 422 });

/** Answers with a lost connection. */
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
