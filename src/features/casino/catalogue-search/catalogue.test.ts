import { backend, refuse } from '@/api/backend.fixture';
import { expect, test } from 'vitest';

import { game } from '../../../../mocks/factories/games';
import { createCatalogue, loadCatalogue, MAX_GAMES } from './catalogue';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

const PER_PAGE = 60;

/** Returns the requested pages and the maximum number of concurrent requests. */
function stubBackend(total: number, shift = 0) {
  const requests = { pages: [] as number[], maxConcurrent: 0 };
  let open = 0;
  const listGames = async (request: Request) => {
    const query = new URL(request.url).searchParams;
    const page = Number(query.get('page'));
    requests.pages.push(page);
    open += 1;
    requests.maxConcurrent = Math.max(requests.maxConcurrent, open);
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    // A new game shifts the others.
    const from = (page - 1) * PER_PAGE - (page > 1 ? shift : 0);
    const data = Array.from({ length: Math.min(PER_PAGE, total - from) }, (_, index) => game(from + index));
    return pageOf(data, { page, total });
  };
  backend({ listGames });
  return requests;
}

const signal = new AbortController().signal;

test('loadCatalogue fetches every page once, with limited concurrency', async () => {
  const requests = stubBackend(500);
  const catalogue = await loadCatalogue(signal);
  expect(requests.pages.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(requests.maxConcurrent).toBeLessThanOrEqual(4);
  expect(catalogue?.find('jogo', {}).map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => String(1000 + index)));
});

test('a game that moved to the next page is indexed once', async () => {
  stubBackend(180, 1);
  const catalogue = await loadCatalogue(signal);
  const ids = catalogue?.find('jogo', {}).map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

test('loadCatalogue returns null if there are too many games', async () => {
  const requests = stubBackend(MAX_GAMES + 1);
  expect(await loadCatalogue(signal)).toBeNull();
  expect(requests.pages).toEqual([1]);
});

test('loadCatalogue rejects if a page fails to load', async () => {
  backend({ listGames: refuse(422) });
  await expect(loadCatalogue(signal)).rejects.toMatchObject({ kind: 'http', status: 422 });
});

test('find applies filters and sort order', async () => {
  const catalogue = await createCatalogue([
    [
      game(1, { name: 'Lua Cheia', rtp: 94, min_bet: 20, volatility: 'high', category: { id: '2', name: 'Ao vivo', slug: 'ao-vivo' } }),
      game(2, { name: 'Zona da Lua', rtp: 97, min_bet: 50, volatility: 'low' }),
      game(3, {
        name: 'Álbum da Lua',
        rtp: 96.5,
        min_bet: 20,
        volatility: 'high',
        provider: { id: '9', name: 'Pedra Alta', slug: 'pedra-alta' },
      }),
    ],
  ]);
  const names = (filter: Parameters<typeof catalogue.find>[1]) => catalogue.find('lua', filter).map(({ name }) => name);
  expect(names({})).toEqual(['Lua Cheia', 'Zona da Lua', 'Álbum da Lua']);
  expect(names({ category_id: '1' })).toEqual(['Zona da Lua', 'Álbum da Lua']);
  expect(names({ provider_id: '9' })).toEqual(['Álbum da Lua']);
  expect(names({ rtp_min: 96.5 })).toEqual(['Zona da Lua', 'Álbum da Lua']);
  expect(names({ min_bet_max: 20 })).toEqual(['Lua Cheia', 'Álbum da Lua']);
  expect(names({ volatility: 'low' })).toEqual(['Zona da Lua']);
  expect(names({ sort: 'name' })).toEqual(['Álbum da Lua', 'Lua Cheia', 'Zona da Lua']);
  expect(names({ sort: 'rtp' })).toEqual(['Zona da Lua', 'Álbum da Lua', 'Lua Cheia']);
});
