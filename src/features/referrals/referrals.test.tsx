import type { Referral } from '@generated/api/model/referral';

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { pageOf } from '../../../mocks/factories/pages.fixture';
import { ReferralList } from './referrals';

const referral = (letter: string): Referral => ({
  id: letter,
  name: `${letter}***`,
  status: 'pending',
  earned: 0,
  joined_at: '2026-11-21T14:05:00-03:00',
});

test('a referral that moves to the next page is listed once', async () => {
  backend({
    listReferrals: ({ url }) =>
      new URL(url).searchParams.get('page') === '1'
        ? pageOf([referral('A'), referral('B')], { perPage: 2, total: 4 })
        : pageOf([referral('B'), referral('C')], { page: 2, perPage: 2, total: 4 }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ReferralList />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.[0]);
  await waitFor(() => expect(names()).toContain('C'));
  expect(names()).toEqual(['A', 'B', 'C']);
});
