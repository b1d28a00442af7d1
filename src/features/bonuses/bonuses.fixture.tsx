import type { Bonus } from '@generated/api/model/bonus';
import type { BonusContribution } from '@generated/api/model/bonus-contribution';
import type { Transaction } from '@generated/api/model/transaction';

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

import { type Answers, backend as answerBy, respondWithExample } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useAlertStore } from '@/product/alert-store';
import { meQuery } from '@/product/me-query';
import { closeAllModals } from '@/product/modal-store';

import { me as testMe } from '../../../mocks/factories/account.fixture';
import { bonus } from '../../../mocks/factories/bonuses.fixture';
import { pageOf } from '../../../mocks/factories/pages.fixture';

/** Bonus in use, with 4200 cents left to stake. */
export const welcome = bonus();
/** Bonus whose wagering requirement is met. */
export const complete = bonus({ amount_wagered: 60_000 });
/** Bonus that is not in use. */
export const waiting = bonus({
  id: 'rol_8',
  name: 'Giro',
  active: 0,
  balance: 1000,
  amount_current: 1000,
  amount_won: 0,
  amount_wagered: 0,
});

const player = testMe();

/** Creates a stake of 1000 cents. @param percent share of it that counts towards the rollover */
export const stake = (id: string, game: string | null, percent: number): BonusContribution => ({
  id,
  game,
  stake: 1000,
  percent,
  counted: percent * 10,
  created_at: '2026-11-21T14:05:00-03:00',
});

/** Creates a transaction of a bonus. @param reference id of the bonus @param amount in cents */
export const transaction = (id: string, reference: string, amount: number, type: Transaction['type'] = 1): Transaction => ({
  id,
  source: 'Bonus',
  type,
  status: 2,
  amount,
  reference,
  created_at: '2026-11-21T14:05:00-03:00',
});

interface Backend {
  bonuses: Bonus[];
  stakes: BonusContribution[];
  transactions: Transaction[];
  /** Returns the response of each write. */
  respond: () => Response;
  /** Requests for bonuses, with their query. */
  reads: string[];
  /** Method and path of each write, with its idempotency key. */
  writes: { call: string; key: string | null }[];
}
/** State of the backend, which a test may change. `startBackend` resets it. */
export const backend: Backend = { bonuses: [], stakes: [], transactions: [], respond: () => Response.error(), reads: [], writes: [] };

/** Resets `backend` to the bonus `welcome` and successful writes, and answers the requests of a test from it. Call it before each test. */
export function startBackend(): void {
  Object.assign(backend, {
    bonuses: [welcome],
    stakes: [],
    transactions: [],
    respond: () => new Response(null, { status: 204 }),
    reads: [],
    writes: [],
  });
  const answers: Answers = {
    listBonuses(request) {
      const { pathname, search, searchParams } = new URL(request.url);
      backend.reads.push(`${pathname}${search}`);
      const isListed = ({ active }: Bonus) => !searchParams.has('active') || active === 1;
      return { data: { data: backend.bonuses.filter(isListed) } };
    },
    listBonusContributions: () => pageOf(backend.stakes, { perPage: 10 }),
    listTransactions: () => ({ data: backend.transactions }),
    getMe: () => player,
  };
  answerBy(answers, (request) => {
    if (request.method === 'GET') return respondWithExample(request);
    backend.writes.push({ call: `${request.method} ${new URL(request.url).pathname}`, key: request.headers.get('Idempotency-Key') });
    return backend.respond();
  });
}

/** Ends the answers. Resets local storage, timers, modals, alerts and `onClose`. Call it after each test. */
export function stopBackend(): void {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closeAllModals();
  useAlertStore.setState({ alerts: [] });
  onClose.mockClear();
}

/** Mock for the property of a dialog. `stopBackend` forgets its calls. */
export const onClose = vi.fn();

/** Renders with a cached player. Starts no session, which `useIsPlayer` would need. */
export function renderForPlayer(content: ReactNode): void {
  const client = createQueryClient();
  client.setQueryData(meQuery(true).queryKey, player);
  render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
}

/** Clicks the button with an accessible name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Returns the text of the page, with plain spaces in place of non-breaking ones. */
export const pageText = () => document.body.textContent.replaceAll('\u00a0', ' ');
/** Returns type and message of each alert as one text, with plain spaces. */
export const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => `${type} ${message.replaceAll('\u00a0', ' ')}`);
