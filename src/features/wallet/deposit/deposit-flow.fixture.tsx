import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';

import type { Deposit } from '@generated/api/model/deposit';
import type { Protection } from '@generated/api/model/protection';
import type { Settings } from '@generated/api/model/settings';
import type { TransactionList } from '@generated/api/model/transaction-list';

import { type Answers, backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { me } from '../../../../mocks/factories/account.fixture';
import { DepositFlow } from './deposit-flow';
import { forgetCharge } from './open-charge';

/** PIX code (BR Code) of each deposit. */
export const CODE =
  '00020101021226840014br.gov.bcb.pix2562pix.palpite.invalid/qr/v2/0f0e6a1c-7b1c-4a55-9b3a-0d4c2f1e8a77520400005303986540520.005802BR5915Palpite Apostas6009Sao Paulo62070503***630406D0';

/** Returns a deposit whose code is valid for 15 minutes. @param amount cents */
export const deposit = (transaction_id: string, amount: number, status: Deposit['status'] = 'pending'): Deposit => ({
  transaction_id,
  amount,
  status,
  qr_code: CODE,
  expires_at: new Date(Date.now() + 900_000).toISOString(),
  server_time: new Date().toISOString(),
});

interface Server {
  deposits: Deposit[];
  /** Response to a request that creates a deposit. */
  respond: (deposit: Deposit) => Response;
  protection: Protection;
  settings: Settings;
}

const newServer = (): Server => ({
  deposits: [],
  respond: (data) => Response.json({ data }, { status: 201 }),
  protection: {
    limits: [],
    suspension: null,
    exclusion: null,
    reminders: { session_minutes: null, spend_amount: null },
    central_url: 'https://central.invalid',
  },
  settings: { deposit_popup_values: '10,20,30' },
});

/** State of the server, whose fields a test may change. */
export const server = newServer();

/** Requests of this test that created a deposit. */
export const posts: { key: string | null; body: string }[] = [];

const find = ({ url }: Request) => server.deposits.find(({ transaction_id: id }) => new URL(url).pathname === `/api/deposits/${id}`);

/**
 * Answers with the server's deposits, newest first, filtered by status 1 (pending) or others. Each is listed with status 1 and the same
 * time, whatever its state.
 */
export const listTransactions = ({ url }: Request) => {
  const status = new URL(url).searchParams.get('status');
  const listed = server.deposits.filter((entry) => status === null || (status === '1') === (entry.status === 'pending')).toReversed();
  return {
    data: listed.map(({ transaction_id: id, amount }) => ({
      id,
      source: 'Deposit',
      type: 1,
      status: 1,
      amount,
      created_at: '2026-11-21T14:05:00-03:00',
    })),
  } satisfies TransactionList;
};
/** Adds a deposit to the server and its request to `posts`, also for a repeated idempotency key, and answers with `server.respond`. */
export const createDeposit = async (request: Request) => {
  const body = await request.text();
  posts.push({ key: request.headers.get('Idempotency-Key'), body });
  const started = deposit(`trx_${server.deposits.length + 1}`, Number(/"amount":(\d+)/.exec(body)?.[1]));
  server.deposits.push(started);
  return server.respond(started);
};

/** Starts a backend with the state of `server`. Call it after `startDeposits` to replace answers. */
export const startBackend = (answers: Answers = {}) =>
  backend({
    getSettings: () => server.settings,
    getProtection: () => ({ data: server.protection }),
    getMe: me({ balance: 5000 }),
    listTransactions,
    createDeposit,
    getDeposit(request) {
      const found = find(request);
      return found === undefined ? refuse(404) : { data: found };
    },
    ...answers,
  });

/** Starts a server without deposits. For `beforeEach`. */
export function startDeposits(): void {
  Object.assign(server, newServer());
  posts.length = 0;
  startBackend();
}

/** Restores mocks, clears local storage and forgets the open charge. For `afterEach`. */
export function stopDeposits(): void {
  vi.restoreAllMocks();
  localStorage.clear();
  forgetCharge();
}

/** Renders the deposit, and returns its view with the cache of its queries. */
export async function openDeposit() {
  const client = createQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DepositFlow />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Buttons do nothing until the player is loaded.
  await waitFor(() => expect(client.getQueryData(['/api/auth/me'])).toBeDefined());
  return { ...view, client };
}

/** Waits for a button with this name and presses it. */
export const press = (name: string | RegExp) => screen.findByRole('button', { name }).then((button) => userEvent.click(button));
/** Waits for the text that is shown while a code is unpaid. */
export const findPending = () => screen.findByText('Aguardando o pagamento');
