import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { STORAGE_KEY } from '@/features/marketing/deposit-tracking';

import { useWaitingCampaign } from '@/product/campaign-jar';

import { Analytics } from './analytics';

const record = (created_at: Date) =>
  JSON.stringify({
    data: [],
    created_at: created_at.toISOString(),
    first_deposit: true,
    second_deposit: false,
    third_deposit: false,
    fourth_deposit: false,
  });

const DAY_MS = 24 * 60 * 60 * 1000;

test.each([
  ['another day is deleted even without analytics', new Date(Date.now() - 2 * DAY_MS), false],
  ['today is kept', new Date(), true],
])('the deposit record of %s (SPEC E10)', (_, created, stays) => {
  localStorage.setItem(STORAGE_KEY, record(created));
  render(
    <MemoryRouter>
      <Analytics container={undefined} isIdle={false} />
    </MemoryRouter>,
  );
  expect(localStorage.getItem(STORAGE_KEY) !== null).toBe(stays);
});

test('consent is requested for a campaign that waits, also without a tag manager (SPEC Q5)', async () => {
  useWaitingCampaign.setState({ cookies: new Map([['btag', 'btag=a; Max-Age=604800; Path=/']]) });
  render(
    <MemoryRouter>
      <Analytics container={undefined} isIdle />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('region', { name: 'Sua privacidade' })).toBeTruthy();
  useWaitingCampaign.setState({ cookies: new Map() });
});
