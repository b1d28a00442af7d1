import { setupServer } from 'msw/node';
import { contractHandler, contractHandlers, requestedPage } from 'palpite-stand-in/msw';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { api, logIn } from '../src/api';

// Answers by the examples of the contract: no rules, no state.
const server = setupServer(...contractHandlers({ listPromotions: { data: [] } }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('a call has the example of the contract', async () => {
  const { data } = await api.GET('/v2/games', { params: { query: { page: 2, per_page: 1 } } });
  expect(data).toMatchObject({ meta: { current_page: 2, per_page: 1, total: 2 } });
  expect((await api.GET('/v2/promotions')).data).toEqual({ data: [] });
});

test('a documented error has its example', async () => {
  server.use(contractHandler('login', 422));
  await expect(logIn('ana@exemplo.invalid', 'wrong')).rejects.toThrow();
  server.use(contractHandler('listGames', 503));
  expect(await api.GET('/v2/games')).toMatchObject({ response: { status: 503 }, error: { message: expect.any(String) } });
});

test('a list of a test has pages', async () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({ slug: `page-${index}`, title: `Page ${index}` }));
  server.use(contractHandler('listPages', (request) => Response.json(requestedPage(pages, request))));
  const { data } = await api.GET('/v2/pages', { params: { query: { page: 2, per_page: 3 } } });
  expect(data?.data.map(({ slug }) => slug)).toEqual(['page-3', 'page-4']);
});
