// @vitest-environment node
import { expect, test } from 'vitest';

import { readLanding } from './landing';
import {
  deleteCouponCode,
  deleteMarketingCookies,
  saveAnalyticsClientId,
  saveClientId,
  saveLanding,
  MAX_COOKIE_BYTES,
  storedCouponCode,
} from './marketing-cookies';

/** Simulates document.cookie and records writes. */
function jar(start: Record<string, string> = {}) {
  const stored = new Map(Object.entries(start));
  const written: string[] = [];
  return {
    stored,
    written,
    get cookie() {
      return [...stored].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) stored.delete(name);
      else stored.set(name, value);
    },
  };
}

const land = (address: string, cookies = jar(), own?: readonly string[]) => {
  saveLanding(readLanding(`https://site.example${address}`, own), cookies);
  return cookies;
};

test('marketing cookies last 7 days and have Path, SameSite=None and Secure (SPEC K1)', () => {
  expect(land('/?btag=a').written).toEqual([
    'btag=a; Max-Age=604800; Path=/; SameSite=None; Secure',
    'params=btag%3Da; Max-Age=604800; Path=/; SameSite=None; Secure',
  ]);
});

test('values are encoded, so that they cannot inject attributes or cookies', () => {
  const { stored } = land('/?src=a%3B%20Domain%3Devil.example%3B%20b%3Dc&btag=%0D%0ASet-Cookie%3A%20x%3D1');
  expect([...stored.values()].join('')).not.toMatch(/[;\s,"\\]/);
  expect(decodeURIComponent(stored.get('src') ?? '')).toBe('a; Domain=evil.example; b=c');
});

test('every landing with parameters replaces those of the last one, unless all are own ones of the operator (SPEC K1, K2a)', () => {
  expect(land('/casino?search=fogo&page=2', land('/?btag=a&x=1')).stored.get('params')).toBe('search%3Dfogo%26page%3D2');
  expect(land('/casino?search=fogo&page=2', land('/?btag=a&x=1'), ['search', 'page']).stored.get('params')).toBe('btag%3Da%26x%3D1');
});

test('a logout deletes every marketing cookie and no other (SPEC L2)', () => {
  const cookies = land('/?btag=a&ref=7&code=c&x=1', jar({ session: 's', client_id: '1.2' }));
  expect([...cookies.stored.keys()].toSorted()).toEqual(['btag', 'client_id', 'code', 'params', 'referrer_id', 'session']);
  deleteMarketingCookies(cookies);
  expect([...cookies.stored.keys()]).toEqual(['session']);
});

test('the params cookie is a valid query string', () => {
  const { stored } = land('/?utm_source=ver%C3%A3o&x=1%262&token=t&code=c&login=0');
  expect([...new URLSearchParams(decodeURIComponent(stored.get('params') ?? ''))]).toEqual([
    ['utm_source', 'verão'],
    ['x', '1&2'],
    ['code', 'c'],
    ['login', '0'],
  ]);
});

test('a landing without a code deletes the code and keeps other cookies (SPEC K1)', () => {
  const before = { code: 'BEMVINDO', btag: 'a', session: 's' };
  expect(Object.fromEntries(land('/', jar(before)).stored)).toEqual({ btag: 'a', session: 's' });
  expect(land('/?code=NOVO', jar(before)).stored.get('code')).toBe('NOVO');
});

test.each([
  ['/casino?search=fogo', []],
  ['/casino?search=fogo', ['search']],
  ['/login?redirect=%2Fuser%2Fwallet', []],
  ['/?t=1795200000000', []],
])('the address %s without a code deletes the code, also with the own parameters %j (SPEC K1)', (address, own) => {
  expect(land(address, land('/?code=BEMVINDO&btag=a'), own).stored.get('code')).toBeUndefined();
});

test.each([
  ['_ga=GA1.1.111222333.444555666', '111222333.444555666'],
  ['a=1; _ga=GA1.2-3.1.2; b=2', '1.2'],
])('the client id is that of the analytics cookie %s (SPEC K1)', (cookie, id) => {
  const cookies = jar(Object.fromEntries(cookie.split('; ').map((pair) => pair.split('=') as [string, string])));
  expect(saveAnalyticsClientId(cookies)).toBe(true);
  expect(cookies.stored.get('client_id')).toBe(id);
});

test.each(['', '_ga=', '_ga=GA1.1.x', '_ga_ABC=GS1.1.1.2', 'my_ga=GA1.1.1.2'])('the cookies %j have no client id', (cookie) => {
  const cookies = jar(cookie === '' ? {} : Object.fromEntries([cookie.split('=') as [string, string]]));
  expect(saveAnalyticsClientId(cookies)).toBe(false);
  expect(cookies.written).toEqual([]);
});

test('a reload without parameters changes no other cookie', () => {
  const cookies = land('/?utm_source=a&x=1');
  cookies.written.length = 0;
  land('/', cookies);
  expect(cookies.written).toEqual([]);
});

test('a landing renews the lifetime of its own parameters only', () => {
  const cookies = land('/?btag=a&x=1');
  cookies.stored.set('src', 'old');
  cookies.written.length = 0;
  land('/?btag=a&x=1', cookies);
  expect(cookies.written).toEqual([
    'btag=a; Max-Age=604800; Path=/; SameSite=None; Secure',
    'params=btag%3Da%26x%3D1; Max-Age=604800; Path=/; SameSite=None; Secure',
  ]);
});

const size = ({ cookie }: { cookie: string }) => cookie.length;

test('seven parameters of 3.9 kB stay within 3 kB in all', () => {
  const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'src', 'btag'];
  for (const filling of ['a', 'ã', '%00', '\u{1F600}']) {
    const cookies = land(`/?${names.map((name) => `${name}=${filling.repeat(3900)}`).join('&')}`);
    expect(size(cookies)).toBeLessThanOrEqual(MAX_COOKIE_BYTES);
  }
});

test('a parameter that does not fit is skipped, and later ones are saved', () => {
  const { stored } = land(`/?utm_source=${encodeURIComponent('\u{1F600}'.repeat(300))}&btag=a`);
  expect(Object.fromEntries(stored)).toEqual({ btag: 'a', params: 'btag%3Da' });
});

test('many landings stay within 3 kB in all: newer parameters replace older ones', () => {
  const cookies = jar();
  for (let time = 0; time < 20; time += 1) {
    land(
      `/?afp${String(time % 10)}=${'a'.repeat(256)}&utm_source=${'b'.repeat(250)}${String(time)}&p${String(time)}=${'c'.repeat(256)}`,
      cookies,
    );
    saveClientId('1234567890.1795200000', cookies);
    expect(size(cookies)).toBeLessThanOrEqual(MAX_COOKIE_BYTES);
    expect(cookies.stored.get('utm_source')).toBe(`${'b'.repeat(250)}${String(time)}`);
    expect(cookies.stored.get('client_id')).toBe('1234567890.1795200000');
  }
});

test('the client id makes room by deleting first the params cookie, then the oldest cookies', () => {
  const filled = { session: 's', utm_source: 'a'.repeat(40), params: 'b'.repeat(1000), btag: 'c'.repeat(1500), src: 'd'.repeat(1490) };
  const cookies = jar(filled);
  saveClientId('e'.repeat(60), cookies);
  expect([...cookies.stored.keys()]).toEqual(['session', 'src', 'client_id']);
  expect(size(cookies) - 'session=s; '.length).toBeLessThanOrEqual(MAX_COOKIE_BYTES);
  const roomy = jar({ utm_source: 'a', params: 'b'.repeat(2990) });
  saveClientId('e'.repeat(60), roomy);
  expect([...roomy.stored.keys()]).toEqual(['utm_source', 'client_id']);
});

test('parameters named like Object.prototype members create no cookies', () => {
  const { stored } = land('/?constructor=a&__proto__=b&toString=c');
  expect([...stored.keys()]).toEqual(['params']);
});

test('the stored coupon code is decoded, and deleted after use (SPEC K3)', () => {
  const cookies = land('/?code=BEM%20VINDO');
  expect(storedCouponCode(cookies)).toBe('BEM VINDO');
  deleteCouponCode(cookies);
  expect(storedCouponCode(cookies)).toBeUndefined();
  expect(storedCouponCode(jar({ code: '%E0%A4%A' }))).toBeUndefined();
});

test('a page with blocked cookies has none and does not throw', () => {
  const refused = {
    get cookie(): string {
      throw new DOMException('no', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('no', 'SecurityError');
    },
  };
  expect(() => saveLanding(readLanding('https://site.example/?btag=a'), refused)).not.toThrow();
});
