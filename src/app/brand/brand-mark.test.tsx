import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { renderChrome, resetChrome } from '../chrome/chrome.fixture';

import { createBrand } from './brand.fixture';
import { BrandContext } from './brand-context';
import { BrandMark } from './brand-mark';
import { backend } from '@/api/backend.fixture';

beforeEach(() => {
  resetChrome();
  backend({ getSettings: () => ({}) });
});

const renderMark = (brand: Parameters<typeof createBrand>[0]) =>
  renderChrome(
    <BrandContext value={createBrand(brand)}>
      <BrandMark />
    </BrandContext>,
  );

test('the word mark is drawn from the path data of the configuration', () => {
  renderMark({ title: 'Maré', mark: { width: 134, letters: 'M4 17.5V40.5', accentLines: '', accentDots: 'M1 2a5 5 0 1 1 10 0z' } });
  const mark = screen.getByRole('img', { name: 'Maré' });
  expect(mark.getAttribute('viewBox')).toBe('0 0 134 56');
  expect([...mark.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(['M4 17.5V40.5', 'M1 2a5 5 0 1 1 10 0z']);
});

test('a brand without a word mark shows its title', () => {
  renderMark({ title: 'Praia', mark: null });
  expect(screen.getByText('Praia')).toBeTruthy();
});
