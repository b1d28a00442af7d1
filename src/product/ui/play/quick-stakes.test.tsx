import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { QuickStakes } from './quick-stakes';

const RANGE = { min: 10, max: 200_000 };

test.each([
  ['half and double', { stake: 1001, most: 5000 }, ['R$ 5,00', 'R$ 20,02', 'R$ 0,10', 'R$ 50,00']],
  ['no less than the lowest stake', { stake: 15, most: 4 }, ['R$ 0,10', 'R$ 0,30', 'R$ 0,10', 'R$ 0,10']],
  ['no more than the highest stake', { stake: 150_000 }, ['R$ 750,00', 'R$ 2.000,00', 'R$ 0,10', 'R$ 2.000,00']],
  ['the lowest stake for an empty field', { stake: null, most: 5000 }, ['R$ 0,10', 'R$ 0,10', 'R$ 0,10', 'R$ 50,00']],
])('the buttons of a stake offer %s', (_, props, amounts) => {
  render(<QuickStakes {...RANGE} {...props} onChange={() => undefined} />);
  const names = screen.getAllByRole('button').map((button) => button.textContent?.replaceAll('\u00a0', ' '));
  expect(names).toEqual([`Metade: ${amounts[0]}½`, `Dobro: ${amounts[1]}2×`, `Mínimo: ${amounts[2]}Mín.`, `Máximo: ${amounts[3]}Máx.`]);
});
