import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

import type { PromotionDetail as Detail } from '@generated/api/model/promotion-detail';

import { backend, type Answers } from '@/api/backend.fixture';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { useSessionStore } from '@/session/use-session';
import { setAssetBase } from '@/product/asset-url';
import { useModalStore } from '@/product/modal-store';
import { setRuntimeConfig } from '@/product/runtime-config';

import { PromotionDetail } from './promotion-detail';

/** Fields of promotion 33 that are the same in the list and on its page. */
const mission = {
  id: '33',
  title: 'Missão do cassino',
  image: 'promotions/33.svg',
  summary: 'Some pontos.',
  ends_at: '2026-12-15T23:59:59-03:00',
};
/** Promotions 33 and 34 of the list. The picture of 33 is an asset of the backend, that of 34 is on another site. */
export const promotions = [mission, { id: '34', title: 'Giros da semana', image: 'https://imagens.example/34.svg' }];
/** Promotion 33, for a player who does not take part. */
export const detail: Detail = {
  ...mission,
  content: '<p>Jogue.</p>',
  rules: '<p>Vale tudo escrito aqui.</p>',
  starts_at: null,
  opted_in: false,
};

/**
 * Starts a backend with two promotions, for a visitor without open modals. For `beforeEach`.
 *
 * @returns the answers of the backend, which may be changed during the test, the operations called so far, and the mock of `console.warn`
 */
export function startPromotions() {
  const answers: Answers = { listPromotions: { data: promotions }, getPromotion: { data: detail } };
  const { calls } = backend(answers);
  setAssetBase('/storage');
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  useModalStore.setState(useModalStore.getInitialState(), true);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return { answers, calls, warn };
}

/** Undoes {@link startPromotions}, except for session and modals. Also ends fake timers and clears local storage. For `afterEach`. */
export function stopPromotions(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setRuntimeConfig(parseRuntimeConfig(''));
  localStorage.clear();
}

/** Renders a part with an empty query cache and without retries. */
export function draw(part: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Renders the page of promotion 33, with the texts of the backend as plain text. */
export const drawDetail = () =>
  draw(<PromotionDetail id="33" missing={<h1>Não há</h1>} Prose={({ html }) => <p>{html.replaceAll(/<[^>]*>/g, '')}</p>} />);
