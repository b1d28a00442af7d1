import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';

import { Sponsors } from './sponsors';

afterEach(() => vi.unstubAllGlobals());

function renderSponsors(images: object) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requested.push(new URL(request.url).pathname);
    return Response.json(images);
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sponsors />
    </QueryClientProvider>,
  );
  return requested;
}

test('the image of the sponsors is shown (SPEC M3, A13)', async () => {
  const requested = renderSponsors({ sponsors: 'modals/sponsors.svg' });
  const image = await screen.findByRole('img', { name: 'Nossos patrocinados e parceiros' });
  expect(image.getAttribute('src')).toBe('/storage/modals/sponsors.svg');
  expect(requested).toEqual(['/v2/images/']);
});

test('without an image there is no heading', async () => {
  const requested = renderSponsors({ sponsors: null });
  await vi.waitFor(() => expect(requested).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
