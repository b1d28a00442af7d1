// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { parseFrameMessage } from '../protocol/parse-message';
import { SPORTSBOOK } from '../protocol/sportsbook';
import { altenar } from './altenar';
import { toHash, toPath } from './altenar-route';

const script = 'https://sb2wsdk-altenar2.biahosted.com/altenarWSDK.js';
const wsdk = { init: vi.fn(), set: vi.fn(), addSportsBook: vi.fn<(book: { props: Props }) => void>() };
const sent: object[] = [];
const link = {
  on: vi.fn(),
  /** Sends a message. Every message must be one of the protocol, or the site would drop it. */
  send(type: string, content: object) {
    const message = { type, ...content };
    expect(parseFrameMessage(SPORTSBOOK.app, SPORTSBOOK.fromFrame, { v: 1, app: SPORTSBOOK.app, ...message })).toEqual(message);
    sent.push(message);
  },
};
const load = vi.fn(async () => void Object.assign(globalThis, { altenarWSDK: wsdk }));
let token: string | undefined;
let onEntries: (list: { getEntries: () => object[] }) => void;

beforeEach(() => {
  sent.length = 0;
  token = undefined;
  location.hash = '';
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: typeof onEntries) {
        onEntries = callback;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(globalThis, 'altenarWSDK');
});

const embed = (changed: { address?: string; isForHighlights?: boolean; path?: string } = {}) =>
  altenar(
    script,
    load,
  )({
    root: document.body,
    link,
    address: script,
    integration: 'palpite',
    culture: 'pt-BR',
    path: '/event/eventId~12',
    isForHighlights: false,
    token: () => token,
    ...changed,
  });
interface Props {
  onRouteChange(route: object): void;
  onBetPlacement(placed: object): void;
  onSignInButtonClick(): void;
}
function props(): Props {
  const [book] = wsdk.addSportsBook.mock.lastCall ?? [];
  if (book === undefined) throw new Error('The sportsbook was not added.');
  return book.props;
}

describe('the adapter of Altenar', () => {
  it('starts the sportsbook of the integration with the token, at the path in the hash', async () => {
    token = 'spb_1';
    await embed();
    expect(wsdk.init.mock.calls).toEqual([[{ integration: 'palpite', culture: 'pt-BR', token: 'spb_1' }]]);
    expect(wsdk.addSportsBook.mock.calls[0]?.[0]).toMatchObject({ container: document.body });
    expect(location.hash).toBe('#page=event&eventId=12');
    expect(sent).toEqual([{ type: 'navigated', path: '/event/eventId~12' }]);
  });

  it('starts without a token for a visitor, and passes later ones on', async () => {
    const book = await embed();
    expect(wsdk.init.mock.calls).toEqual([[{ integration: 'palpite', culture: 'pt-BR' }]]);
    book.setToken('spb_2');
    expect(wsdk.set.mock.calls).toEqual([[{ token: 'spb_2' }]]);
  });

  it('sends pages, bets and the wish to log in, and follows the site', async () => {
    const book = await embed();
    props().onRouteChange({ page: 'sport', sportId: 66 });
    props().onBetPlacement({ betIds: ['a', 'b'] });
    props().onBetPlacement({});
    props().onSignInButtonClick();
    expect(sent.slice(1)).toEqual([
      { type: 'navigated', path: '/sport/sportId~66' },
      { type: 'bet-placed', bets: 2 },
      { type: 'bet-placed', bets: 1 },
      { type: 'login-required' },
    ]);
    book.navigate('/sport/sportId~67');
    expect(location.hash).toBe('#page=sport&sportId=67');
  });

  it('sends token-expired when a request of the page is rejected for its token', async () => {
    await embed();
    onEntries({ getEntries: () => [{ responseStatus: 200 }, {}] });
    expect(sent).toHaveLength(1);
    onEntries({ getEntries: () => [{ responseStatus: 401 }] });
    expect(sent.at(-1)).toEqual({ type: 'token-expired' });
  });

  it('has no highlights, and loads nothing for them', async () => {
    await embed({ isForHighlights: true });
    expect(sent).toEqual([{ type: 'highlights', events: [] }]);
    expect(load).not.toHaveBeenCalled();
  });

  it('is rejected from another address, and by a blocked script', async () => {
    await expect(embed({ address: 'https://evil.example/altenarWSDK.js' })).rejects.toThrow(RangeError);
    load.mockRejectedValueOnce(new Error('blocked'));
    await expect(embed()).rejects.toThrow('blocked');
  });
});

it.each([
  ['/', { page: 'overview' }, 'page=overview'],
  ['/live', { page: 'live' }, 'page=live'],
  ['/event/eventId~12/sportId~66', { page: 'event', eventId: 12, sportId: '66' }, 'page=event&eventId=12&sportId=66'],
  ['/futebol/serie-ouro', { page: 'futebol/serie-ouro' }, 'page=futebol%2Fserie-ouro'],
])('the path %s stands for the page %j', (path, route, hash) => {
  expect(toPath(route)).toBe(path);
  expect(toHash(path)).toBe(hash);
});

it('a page with values that are no texts has only its name in the path', () => {
  expect(toPath({ page: 'event', filter: { a: 1 }, name: '', search: 'a b/c' })).toBe('/event/search~a%20b%2Fc');
});
