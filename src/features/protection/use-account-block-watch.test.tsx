import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Protection } from '@generated/api/model/protection';
import { getGetProtectionQueryKey } from '@generated/api/protection';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useAccountBlock, useLeadsWithOffers } from '@/product/account-block';

import { useAccountBlockWatch } from './use-account-block-watch';

const protection = (change: Partial<Protection> = {}): { data: Protection } => ({
  data: {
    limits: [],
    suspension: null,
    exclusion: null,
    reminders: { session_minutes: null, spend_amount: null },
    central_url: 'https://central.exemplo.invalid',
    ...change,
  },
});

const betLimit = (used: number | 'unknown') =>
  ({ id: 'lim_1', type: 'bet', period: 'day', value: 5000, used, pending_value: null, effective_at: null }) as const;

/** Renders a player's page, and waits for the first protection. Returns a function that replaces the protection, as an event does. */
async function openPage(first: { data: Protection }) {
  backend({ getProtection: first });
  const client = createQueryClient();
  const leads: boolean[] = [];
  function Page(): null {
    useAccountBlockWatch();
    leads.push(useLeadsWithOffers());
    return null;
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.getQueryData(getGetProtectionQueryKey())).toBeDefined());
  return { leads, change: (next: { data: Protection }) => act(() => client.setQueryData(getGetProtectionQueryKey(), next)) };
}

test('a reached limit ends the promotions that lead a page, and they return with the next period', async () => {
  const { leads, change } = await openPage(protection({ limits: [betLimit(5000)] }));
  await waitFor(() => expect(useAccountBlock.getState()).toEqual({ isBlocked: false, hasOffers: true, isLimitReached: true }));
  await waitFor(() => expect(leads.at(-1)).toBe(false));
  void change(protection({ limits: [betLimit(4999)] }));
  await waitFor(() => expect(leads.at(-1)).toBe(true));
});

test('a limit of unknown use counts as not reached', async () => {
  const { change } = await openPage(protection({ limits: [betLimit(5000)] }));
  await waitFor(() => expect(useAccountBlock.getState().isLimitReached).toBe(true));
  void change(protection({ limits: [betLimit('unknown')] }));
  await waitFor(() => expect(useAccountBlock.getState().isLimitReached).toBe(false));
});

test('a pause that begins or ends in another tab is known here (SPEC D10)', async () => {
  const { change } = await openPage(protection());
  expect(useAccountBlock.getState().isBlocked).toBe(false);
  void change(protection({ suspension: { until: '2026-12-01T12:00:00-03:00' } }));
  await waitFor(() => expect(useAccountBlock.getState().isBlocked).toBe(true));
  void change(protection());
  await waitFor(() => expect(useAccountBlock.getState().isBlocked).toBe(false));
});

test('nothing is advertised to a player whom the backend excludes from offers (SPEC Q39)', async () => {
  const { leads } = await openPage(protection({ offers: false }));
  await waitFor(() => expect(useAccountBlock.getState().hasOffers).toBe(false));
  await waitFor(() => expect(leads.at(-1)).toBe(false));
});
