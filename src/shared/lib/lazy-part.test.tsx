import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { SectionBoundary } from '../ui/section-boundary';
import { lazyPart } from './lazy-part';
import { onMissingCode } from './missing-code';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test.each([
  { isOptional: false, reloads: 1 },
  { isOptional: true, reloads: 0 },
])('missing code requests $reloads reloads of the page if isOptional is $isOptional', async ({ isOptional, reloads }) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const recover = vi.fn(() => Promise.resolve(false));
  const stop = onMissingCode(recover);
  const Part = lazyPart(missing, isOptional);
  render(
    <SectionBoundary name="part" renderFallback={() => <p>Indisponível</p>}>
      <Part />
    </SectionBoundary>,
  );
  expect(await screen.findByText('Indisponível')).toBeTruthy();
  expect(recover).toHaveBeenCalledTimes(reloads);
  stop();
  vi.restoreAllMocks();
});
