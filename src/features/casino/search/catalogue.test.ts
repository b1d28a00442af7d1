import { afterEach, expect, test, vi } from 'vitest';

import { createCatalogue, loadCatalogue, MAX_GAMES } from './catalogue';
import { testGame as game, testPage } from '../games.fixture';

const PER_PAGE = 60;

/** A backend with so many games. @returns the pages that were asked for, and how many at once at the most */
function backend(total: number, shift = 0) {
  const seen = { pages: [] as number[], atOnce: 0 };
  let open = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const query = new URL(request.url).searchParams;
    const page = Number(query.get('page'));
    seen.pages.push(page);
    open += 1;
    seen.atOnce = Math.max(seen.atOnce, open);
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    // A game that came meanwhile pushes the others on.
    const from = (page - 1) * PER_PAGE - (page > 1 ? shift : 0);
    const data = Array.from({ length: Math.min(PER_PAGE, total - from) }, (_, index) => game(from + index));
    return Response.json(testPage(data, { page, total }));
  });
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;

test('every page is fetched once, a few at a time', async () => {
  const seen = backend(500);
  const catalogue = await loadCatalogue(signal);
  expect(seen.pages.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(seen.atOnce).toBeLessThanOrEqual(4);
  expect(catalogue?.find('jogo', {}).map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, place) => String(1000 + place)));
});

test('a game that moved to the next page counts once', async () => {
  backend(180, 1);
  const catalogue = await loadCatalogue(signal);
  const ids = catalogue?.find('jogo', {}).map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

test('too many are not carried over', async () => {
  const seen = backend(MAX_GAMES + 1);
  expect(await loadCatalogue(signal)).toBeNull();
  expect(seen.pages).toEqual([1]);
});

test('a page that cannot be had leaves it to the backend', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'x' }, { status: 422 })));
  await expect(loadCatalogue(signal)).rejects.toThrow('x');
});

test('filters and order hold for what is found', async () => {
  const catalogue = await createCatalogue([
    [
      game(1, { name: 'Lua Cheia', rtp: 94, category: { id: '2', name: 'Ao vivo', slug: 'ao-vivo' } }),
      game(2, { name: 'Zona da Lua', rtp: 97 }),
      game(3, { name: 'Álbum da Lua', rtp: 96.5, provider: { id: '9', name: 'Pedra Alta', slug: 'pedra-alta' } }),
    ],
  ]);
  const names = (wish: Parameters<typeof catalogue.find>[1]) => catalogue.find('lua', wish).map(({ name }) => name);
  expect(names({})).toEqual(['Lua Cheia', 'Zona da Lua', 'Álbum da Lua']);
  expect(names({ category_id: '1' })).toEqual(['Zona da Lua', 'Álbum da Lua']);
  expect(names({ provider_id: '9' })).toEqual(['Álbum da Lua']);
  expect(names({ rtp_min: 96.5 })).toEqual(['Zona da Lua', 'Álbum da Lua']);
  expect(names({ sort: 'name' })).toEqual(['Álbum da Lua', 'Lua Cheia', 'Zona da Lua']);
  expect(names({ sort: 'rtp' })).toEqual(['Zona da Lua', 'Álbum da Lua', 'Lua Cheia']);
});
