// @vitest-environment node
import { expect, test } from 'vitest';

import { parseLobbyParams, toLobbyQuery } from './lobby-params';

const plain = parseLobbyParams(new URLSearchParams());
const read = (query: string) => parseLobbyParams(new URLSearchParams(query));

test('an empty query means the first page of the most popular games', () => {
  expect(plain).toEqual({
    search: '',
    sort: 'popular',
    page: 1,
    provider: undefined,
    rtpMin: undefined,
    minBetMax: undefined,
    volatility: undefined,
  });
  expect(toLobbyQuery(plain, {}).toString()).toBe('');
});

test('parseLobbyParams reads what toLobbyQuery writes', () => {
  const wanted = { search: 'fogo & gelo', sort: 'rtp', page: 3, provider: 'pr-7', rtpMin: 96.5, minBetMax: 50, volatility: 'low' } as const;
  expect(parseLobbyParams(toLobbyQuery(plain, wanted))).toEqual(wanted);
});

test.each([
  'page=0',
  'page=-2',
  'page=1.5',
  'page=x',
  'page=1e9',
  'sort=purple',
  'filter=',
  'filter=rtp-120,provider-',
  'filter=rtp-abc',
  'filter=bet-0,bet-1.5',
  'filter=volatility-wild',
])('the invalid query %s is ignored', (query) => {
  expect(read(query)).toEqual(plain);
});

test('any change except of the page resets the page to 1', () => {
  const third = read('page=3&search=noite');
  expect(toLobbyQuery(third, { sort: 'new' }).toString()).toBe('search=noite&sort=new');
  expect(toLobbyQuery(third, { page: 4 }).toString()).toBe('search=noite&page=4');
});

test('a search is truncated to the maximum length of the backend', () => {
  expect(read(`search=${'a'.repeat(200)}`).search).toHaveLength(80);
});
