import * as original from '@hyperjump/uri';
import { expect, test } from 'vitest';

import * as shortcut from './ascii-iris';

const ADDRESSES = [
  'https://contract-1.invalid/home/ana/api/openapi.yaml',
  'https://contract-1.invalid/home/ana/api/openapi.yaml#/paths/~1games~1%7Bid%7D/get',
  'https://json-schema.org/draft/2020-12/schema',
  'https://exemplo.invalid/catálogo/ação.yaml#/components/schemas/Ação',
  'file:///C:/api/openapi.json',
  'https://contract-1.invalid/home/../api/./openapi.yaml#',
  'https://contract-1.invalid/.hidden/%61pi/openapi.yaml#/a%2fb/%7Bid%7D/~0',
  'HTTPS://Contract-1.invalid:8443/api/openapi.yaml?version=1#/a',
  'http://contract-1.invalid',
];
const REFERENCES = [
  '',
  '#/components/schemas/Game',
  'common.yaml#/components/schemas/Money',
  '../tags/./lobby.yaml',
  '#ação',
  '#/paths/~1games~1%7Bid%7D/get/responses/200',
  '#%61',
  '#',
  '?a=b',
  ...ADDRESSES,
];

test('Addresses are read as by the original, with and without characters beyond ASCII.', () => {
  for (const address of ADDRESSES) {
    expect(shortcut.parseIri(address)).toEqual(original.parseIri(address));
    expect(shortcut.toAbsoluteIri(address)).toBe(original.toAbsoluteIri(address));
    expect(shortcut.normalizeIri(address)).toBe(original.normalizeIri(address));
    const base = original.toAbsoluteIri(address);
    expect(shortcut.parseAbsoluteIri(base)).toEqual(original.parseAbsoluteIri(base));
    for (const reference of REFERENCES) {
      expect(shortcut.parseIriReference(reference)).toEqual(original.parseIriReference(reference));
      expect(shortcut.resolveIri(reference, base)).toBe(original.resolveIri(reference, base));
    }
  }
});

test.each(['a b', '://', 'https://[::1'])('%s is refused as by the original.', (text) => {
  expect(() => original.parseIri(text)).toThrow();
  expect(() => shortcut.parseIri(text)).toThrow();
});
