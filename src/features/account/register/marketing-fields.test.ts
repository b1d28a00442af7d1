import { expect, test } from 'vitest';

import { marketingFields, refererField } from './marketing-fields';

const SENT = `referrer_id src utm_source utm_medium utm_campaign utm_content utm_term btag code fbc fbp afp1 afp2 afp3 afp4 afp5
  afp6 afp7 afp8 afp9 shareCode source_id event_id campaign_id client_id gclid subid`.split(/\s+/);
/** Cookies that are not sent (SPEC K1), and foreign ones. */
const OTHERS = ['clickid', 'placement', 'afp', 'params', 'session', 'afp10', '__proto__'];

test('every marketing cookie of SPEC A15 is sent, and no other', () => {
  const cookies = [...SENT, ...OTHERS].map((name) => `${name}=${encodeURIComponent(`é ${name}`)}`).join('; ');
  expect(marketingFields(cookies)).toEqual(Object.fromEntries(SENT.map((name) => [name, `é ${name}`])));
  expect(SENT).toHaveLength(27);
});

test('empty cookies are omitted, invalid encodings stay as they are, long values are truncated', () => {
  expect(marketingFields('')).toEqual({});
  expect(marketingFields(`src=; btag; utm_source=%E0%A4%A; subid=${'a'.repeat(300)}`)).toEqual({
    utm_source: '%E0%A4%A',
    subid: 'a'.repeat(256),
  });
});

test('a long value is cut between characters', () => {
  expect(marketingFields(`src=${encodeURIComponent(`a${'\u{1F600}'.repeat(300)}`)}`)).toEqual({ src: `a${'\u{1F600}'.repeat(255)}` });
});

test.each([
  ['', {}],
  [`${window.location.origin}/casino`, {}],
  ['https://parceiro.example/oferta?x=1', { referer: 'https://parceiro.example/oferta?x=1' }],
  [`${window.location.origin}.evil.example/`, { referer: `${window.location.origin}.evil.example/` }],
  [`https://parceiro.example/${'a'.repeat(3000)}`, { referer: `https://parceiro.example/${'a'.repeat(3000)}`.slice(0, 2048) }],
])('the referring page %s is sent as %j', (referrer, expected) => {
  expect(refererField({ referrer })).toEqual(expected);
});
