import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { Sponsors } from './sponsors';

function renderSponsors(images: object) {
  const { calls } = backend({ getModalImages: Response.json(images) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sponsors />
    </QueryClientProvider>,
  );
  return calls;
}

test('the image of the sponsors is shown (SPEC M3, A13)', async () => {
  const calls = renderSponsors({ sponsors: 'modals/sponsors.svg' });
  const image = await screen.findByRole('img', { name: 'Nossos patrocinados e parceiros' });
  expect(image.getAttribute('src')).toBe('/storage/modals/sponsors.svg');
  expect(calls).toEqual(['getModalImages']);
});

test('without an image there is no heading', async () => {
  const calls = renderSponsors({ sponsors: null });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
