import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { WithdrawalTimes } from './withdrawal-times';

test.each([
  [{ count: 100, median_seconds: 61, p95_seconds: 3600 }, 'metade caiu em até 2 min, 95 % em até 1 h.'],
  [{ count: 12, median_seconds: 5, p95_seconds: 540 }, 'metade caiu em até 1 min, todos em até 9 min.'],
])('the times %o are stated in minutes, rounded up', (times, words) => {
  render(<WithdrawalTimes times={times} />);
  expect(screen.getByText(/^Últimos \d+ saques de todos os jogadores/).textContent.replaceAll('\u00a0', ' ')).toContain(words);
});
