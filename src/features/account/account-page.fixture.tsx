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

/** Answers by operation. Operations without an answer get the contract's example. Each test begins with `PROFILE` as the only answer. */
export const answers: Answers = {};
/** Requests of the current test, without GET requests: method and path, and the parsed body, which is undefined unless it is JSON. */
export const sent: { call: string; body: unknown }[] = [];

/**
 * Registers hooks for all tests of a file: each begins as a logged-in player whose requests `answers` answers, with `sent` empty. Session
 * and alerts are reset after each test. Drafts and both storages are not.
 */
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

/** Creates a 422 response with errors by field, each a list of texts. */
export const invalid = (errors: object) => Response.json({ message: 'Os dados enviados são inválidos.', errors }, { status: 422 });

/** Fails like `fetch` without a connection. Used as an answer in `answers`. */
export const loseResponse = () => {
  throw new TypeError('Failed to fetch');
};

/** Renders a part of an account page with a new query client, without a router. */
export function renderPart(content: ReactNode): void {
  render(<QueryClientProvider client={createQueryClient()}>{content}</QueryClientProvider>);
}

/** Returns the input with a label. Throws unless there is exactly one. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Waits for the button with a name and presses it. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Waits until the element that `find` returns has the focus. */
export const untilFocused = (find: () => Element) => vi.waitUntil(() => document.activeElement === find());
/** Waits for an alert and returns the message of the newest one. */
export const alertMessage = () => vi.waitUntil(() => useAlertStore.getState().alerts.at(-1)?.message);
