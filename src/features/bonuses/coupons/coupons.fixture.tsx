import type { UserCoupon } from '@generated/api/model/user-coupon';

import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';

import { backend as answerBy } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/product/alert-store';
import { meQuery } from '@/product/me-query';
import { closeAllModals, useModalStore } from '@/product/modal-store';

import { me as testMe } from '../../../../mocks/factories/account.fixture';

const player = testMe();

/** Creates a coupon that the player has and has not applied, without a deposit. */
export const coupon = (code: string, overrides: Partial<UserCoupon> = {}): UserCoupon => ({
  id: `ucp_${code}`,
  coupon: { code, deposit: false, event: null, apply_register: false },
  active: true,
  applied: false,
  expired: false,
  expires_at: null,
  ...overrides,
});
/** Creates a coupon that the player has and has not applied, with a deposit. */
export const depositCoupon = (code: string, overrides: Partial<UserCoupon> = {}) =>
  coupon(code, { coupon: { code, deposit: true, event: 'deposit', apply_register: false }, ...overrides });
/** Coupon GIRO10, which is applied and used up, without a deposit. */
export const appliedCoupon = coupon('GIRO10', { applied: true, active: false });

type Respond = () => Response | Promise<Response>;
/** Returns a response function for an applied coupon. */
export const applied =
  (userCoupon: unknown): (() => Response) =>
  () =>
    Response.json({ userCoupon, message: 'Cupom ativado com sucesso' });
/** Returns a response function with a status and a body. */
export const rejected =
  (status: number, body: object): (() => Response) =>
  () =>
    Response.json(body, { status });
/** Fails like `fetch` without a connection. Used as `backend.respond`. */
export const connectionLost = (): never => {
  throw new TypeError('Failed to fetch');
};

interface Backend {
  coupons: UserCoupon[];
  /** Returns the response to each request that applies a coupon. */
  respond: Respond;
  /** Bodies of the requests for coupons. */
  lists: unknown[];
  /** Bodies of the requests that apply a coupon, with their idempotency key. */
  received: unknown[];
}
/** State of the backend, which a test may change. `startBackend` resets it. */
export const backend: Backend = { coupons: [], respond: () => Response.error(), lists: [], received: [] };

/** Resets `backend` to no coupons, and answers the requests of a test from it. Whatever code is applied, the response is GIRO10. */
export function startBackend(): void {
  Object.assign(backend, { coupons: [], respond: applied(appliedCoupon), lists: [], received: [] });
  answerBy({
    getMe: player,
    async listCoupons(request) {
      const filter: unknown = await request.json();
      backend.lists.push(filter);
      const matches = (held: object) => Object.entries(filter ?? {}).every(([key, value]) => Reflect.get(held, key) === value);
      return { userCoupons: backend.coupons.filter(matches) };
    },
    async applyCoupon(request) {
      const body: unknown = await request.json();
      backend.received.push({ ...Object(body), key: request.headers.get('Idempotency-Key') });
      return backend.respond();
    },
  });
}

/** Resets local storage, session, timers, modals and alerts. The answers end with the test. */
export function stopBackend(): void {
  localStorage.clear();
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  vi.useRealTimers();
  closeAllModals();
  useAlertStore.setState({ alerts: [] });
}

/**
 * Delays the responses to applied coupons from now on.
 *
 * @returns a function that sends the last one; earlier ones are never sent
 */
export function delayResponse(): () => void {
  const { respond } = backend;
  let send: () => void = () => undefined;
  backend.respond = () => new Promise((resolve) => (send = () => resolve(respond())));
  return () => send();
}

/**
 * Renders with a cached player, waits for the content's queries and returns their client. Starts no session, which `useIsPlayer` would
 * need.
 */
export async function renderForPlayer(content: ReactNode): Promise<QueryClient> {
  const client = createQueryClient();
  client.setQueryData(meQuery(true).queryKey, player);
  render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return client;
}

/** Time longer than all lookups of a lost response. */
export const ALL_LOOKUPS_MS = 60_000;

/** Returns the field for the code. */
export const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código do cupom' });
/** Returns the button that submits the form. */
export const submitButton = () => screen.getByRole('button', { name: 'Ativar cupom' });
/** Returns type and message of each alert, as objects. */
export const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => ({ type, message }));
/** Returns the open modals, the topmost last. */
export const modals = () => useModalStore.getState().stack;

/** Types a code and submits the form. Does not wait for the outcome. */
export function submit(code: string): void {
  fireEvent.change(codeField(), { target: { value: code } });
  fireEvent.click(submitButton());
}
