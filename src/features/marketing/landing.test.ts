// @vitest-environment node
import { describe, expect, test } from 'vitest';

import { readLanding } from './landing';

const read = (address: string, own?: readonly string[]) => readLanding(`https://site.example${address}`, own);
const cookies = (address: string) => Object.fromEntries(read(address).cookies);
const params = (address: string) => Object.fromEntries(read(address).params);

describe('cookies of a landing (SPEC K1)', () => {
  const plain = `utm_source utm_medium utm_campaign utm_content utm_term src btag code clickid placement afp afp1 afp2 afp3 afp4
    afp5 afp6 afp7 afp8 afp9 fbc fbp shareCode source_id event_id campaign_id gclid subid`.split(/\s+/);

  test.each(plain)('the parameter %s has a cookie of its own name', (name) => {
    expect(cookies(`/?${name}=valor`)).toEqual({ [name]: 'valor' });
  });

  test.each([
    ['/?ref=123', { referrer_id: '123' }],
    ['/ref/abc-9', { referrer_id: 'abc-9' }],
    ['/ref/abc-9?ref=other', { referrer_id: 'abc-9' }],
    ['/ref/%E0%A4', {}],
    ['/?utm_source=', {}],
    ['/?utm_source=a&utm_source=b', { utm_source: 'a' }],
    ['/?utm_source=ver%C3%A3o%20%26%3B%3D%0A', { utm_source: 'verão &;=\n' }],
    ['/?utm_source=%E0%A4%A', { utm_source: '\ufffd%A' }],
    ['/?UTM_SOURCE=a&afp10=b&unknown=c', {}],
    ['/?__proto__=a&constructor=b&prototype=c&toString=d&hasOwnProperty=e', {}],
  ])('the URL %s has the cookies %j', (address, expected) => {
    expect(cookies(address)).toEqual(expected);
  });

  test('a value is truncated to 256 code points', () => {
    expect(cookies(`/?btag=${'a'.repeat(3900)}`).btag).toBe('a'.repeat(256));
    expect(cookies(`/?btag=${encodeURIComponent('\u{1F600}'.repeat(300))}`).btag).toBe('\u{1F600}'.repeat(256));
  });
});

describe('all parameters of a landing (SPEC K1, K2a, D14)', () => {
  test.each([
    ['/?utm_source=a&x=1', { utm_source: 'a', x: '1' }],
    ['/?token=a&code=b&login=1&x=1', { code: 'b', login: '1', x: '1' }],
    ['/casino?search=fogo&utm_source=a&page=2', { search: 'fogo', utm_source: 'a', page: '2' }],
    ['/?token=a', {}],
    ['/casino?search=fogo&page=2', { search: 'fogo', page: '2' }],
    ['/?t=1795200000000', { t: '1795200000000' }],
    ['/?__scenario=verified&__player=ana&__brand=brasa', {}],
    ['/?__proto__=evil', {}],
    ['/', {}],
  ])('the URL %s has the parameters %j', (address, expected) => {
    expect(params(address)).toEqual(expected);
  });

  test('a parameter that is given twice is kept twice', () => {
    expect(read('/?x=1&x=2').params).toEqual([
      ['x', '1'],
      ['x', '2'],
    ]);
  });

  test('a parameter named like an Object.prototype member is read and modifies no object', () => {
    expect(read('/?constructor=a&hasOwnProperty=b').params).toEqual([
      ['constructor', 'a'],
      ['hasOwnProperty', 'b'],
    ]);
    expect(Object.hasOwn({}, 'constructor')).toBe(false);
  });
});

describe('modal of a landing (SPEC M1, K2, K2a, R5)', () => {
  test.each([
    ['/', undefined],
    ['/?', undefined],
    ['/?utm_source=a', 'register'],
    ['/casino?anything', 'register'],
    ['/?code=BEMVINDO', 'register'],
    ['/?code=BEMVINDO&login=1', 'login'],
    ['/?code=BEMVINDO&login=0', undefined],
    ['/?login=1', undefined],
    ['/?token=abc', undefined],
    ['/?token=abc&utm_source=a', undefined],
    ['/?search=fogo', 'register'],
    ['/casino/slots?filter=provider-7&search=fogo&sort=new&page=2', 'register'],
    ['/casino/slots?search=fogo&utm_source=a', 'register'],
    ['/?tab=a', 'register'],
    ['/?t=1795200000000', 'register'],
    ['/?__scenario=vpn', undefined],
    ['/login', undefined],
    ['/login?utm_source=a', undefined],
    ['/login?redirect=%2Fuser%2Fwallet', undefined],
    ['/login?code=A&login=1', undefined],
    ['/?auth=login', 'login'],
    ['/casino?auth=recover&utm_source=a', 'recover'],
    ['/?auth=cadastro', 'cadastro'],
    ['/?auth=close&utm_source=a', 'close'],
    ['/login?auth=register', undefined],
    ['/ref/abc', 'register'],
    ['/ref/abc?login=1', undefined],
  ])('the URL %s opens %s', (address, opened) => {
    expect(read(address).opens).toBe(opened);
  });
});

describe('parameters that the operator lists as own ones (SPEC K2a)', () => {
  const own = ['search', 'page'];
  test.each([
    ['/casino?search=fogo&page=2', undefined, []],
    ['/casino?search=fogo&sort=new', 'register', ['search', 'sort']],
    ['/casino?search=fogo&utm_source=a', 'register', ['search', 'utm_source']],
    ['/ref/abc?search=fogo', 'register', []],
  ])('the URL %s opens %s and keeps the parameters %j', (address, opens, names) => {
    const landing = read(address, own);
    expect([landing.opens, landing.params.map(([name]) => name)]).toEqual([opens, names]);
  });
});
