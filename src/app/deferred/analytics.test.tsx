import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { STORAGE_KEY } from '@/features/marketing/deposit-tracking';
import { MemoryRouter } from '@/shell/navigation';

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

const DAY = 24 * 60 * 60 * 1000;

test.each([
  ['another day goes, though nothing is measured', new Date(Date.now() - 2 * DAY), false],
  ['today stays', new Date(), true],
])('the record of the deposits of %s (SPEC E10)', (_, created, stays) => {
  localStorage.setItem(STORAGE_KEY, record(created));
  render(
    <MemoryRouter>
      <Analytics container={undefined} isIdle={false} />
    </MemoryRouter>,
  );
  expect(localStorage.getItem(STORAGE_KEY) !== null).toBe(stays);
});
