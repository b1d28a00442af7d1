import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { EventPayload } from '@generated/events';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { channels } from '@/realtime/channels';
import { useModalStore } from '@/product/modal-store';

import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { LiveRails } from './live-rails';

const game = (id: string, name: string, min_bet: number) => ({
  id,
  name,
  slug: `mesa-${id}`,
  image: `/storage/games/${id}.webp`,
  image_cf: null,
  provider: { id: '39', name: 'Farol da Barra Live', slug: 'farol-da-barra-live' },
  category: { id: '2', name: 'Cassino ao vivo', slug: 'live' },
  rtp: 97.3,
  volatility: 'medium' as const,
  min_bet,
  max_bet: 50_000,
  is_new: false,
});
const roulette = {
  game: game('1', 'Roleta Brasileira', 100),
  kind: 'roulette' as const,
  language: 'pt-BR' as const,
  is_open: true,
  results: [{ label: '17', color: 'black' as const }],
};
const blackjack = {
  game: game('2', 'Blackjack do Pampa', 1000),
  kind: 'blackjack' as const,
  language: 'es' as const,
  is_open: false,
  opens_at: '2026-11-21T18:00:00-03:00',
  seats: { taken: 0, total: 7 },
  results: [],
};

const openBlackjack = {
  ...blackjack,
  game: game('3', 'Blackjack da Serra', 1000),
  language: 'en' as const,
  is_open: true,
  opens_at: undefined,
  seats: { taken: 3, total: 7 },
};

function open(minBetMax?: number) {
  const listen = vi.spyOn(channels, 'listen').mockReturnValue(() => {});
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LiveRails minBetMax={minBetMax} />
    </QueryClientProvider>,
  );
  return listen;
}

const rail = (name: string) => within(screen.getByRole('region', { name }));

test('tables have their limits, state, seats, language and last results, in rails by kind (SPEC B23)', async () => {
  backend({ listLiveTables: pageOf([roulette, blackjack, openBlackjack]) });
  open();
  await screen.findAllByRole('article');
  expect(rail('Roleta').getByRole('article').textContent).toBe(
    'Roleta BrasileiraAbertaR$ 1,00 a R$ 500,00Em português17'.replaceAll('R$ ', 'R$\u00A0'),
  );
  expect(rail('Blackjack').getByText('Abre às 18:00')).toBeTruthy();
  expect(rail('Blackjack').getByText('Em espanhol')).toBeTruthy();
  expect(rail('Blackjack').getByText('Em inglês · 3 de 7 lugares ocupados')).toBeTruthy();
  expect(rail('Mesas brasileiras').getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Bacará' })).toBeNull();
  act(() => rail('Roleta').getByRole('button', { name: 'Roleta Brasileira' }).click());
  expect(useModalStore.getState().stack.at(-1)).toMatchObject({ name: 'game', id: '1' });
});

test('the filter by stake leaves tables out', async () => {
  backend({ listLiveTables: pageOf([roulette, blackjack]) });
  open(500);
  await screen.findAllByRole('article');
  expect(screen.queryByRole('region', { name: 'Blackjack' })).toBeNull();
});

test('a result of the stream of events comes first', async () => {
  backend({ listLiveTables: pageOf([roulette]) });
  const listen = open();
  await screen.findAllByRole('article');
  await waitFor(() => expect(listen).toHaveBeenCalled());
  const onEvent = listen.mock.calls.at(-1)?.[2].onEvent as ((event: EventPayload<'LiveTableResultEvent'>) => void) | undefined;
  act(() => onEvent?.({ game_id: '1', result: { label: '0', color: 'green' } }));
  await waitFor(() =>
    expect(
      rail('Roleta')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(-2),
    ).toEqual(['0', '17']),
  );
});

test('without the call there are no rails', async () => {
  backend({ listLiveTables: () => refuse(404) });
  open();
  expect(rail('Roleta').queryByRole('article')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
