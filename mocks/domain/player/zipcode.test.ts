import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { findAddress } from './zipcode';
import ranges from './zipcode-ranges.json';

const { cities, towns } = ranges;

test.each([
  ['01310100', { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' }],
  ['01310-100', { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' }],
  ['12850000', { street: '', district: '', city: 'Bananal', state: 'SP' }],
])('%s', (zipcode, address) => {
  expect(findAddress(zipcode)).toEqual(address);
});

test('every postal code of a city always has the same street', () => {
  assert(
    property(constantFrom(...cities), integer({ min: 0, max: 999 }), ({ from, to, city, state }, last) => {
      for (const prefix of [from, to]) {
        const zipcode = `${String(prefix).padStart(5, '0')}${String(last).padStart(3, '0')}`;
        const address = findAddress(zipcode);
        expect(address).toMatchObject({ city, state });
        expect(address?.street).toMatch(/^(Rua|Avenida|Travessa|Alameda|Praça) /);
        expect(address?.district).not.toBe('');
        expect(findAddress(zipcode)).toEqual(address);
      }
    }),
  );
});

test('neighbouring postal codes have different streets', () => {
  const streets = Array.from({ length: 200 }, (_, index) => findAddress(String(80_000_000 + index))?.street);
  expect(new Set(streets).size).toBeGreaterThan(80);
});

test.each(['00000000', '00999999', '78900000', '12850001', '99999999'])('%s is unknown', (zipcode) => {
  expect(findAddress(zipcode)).toBeUndefined();
});

test('ranges do not overlap, and no town is inside a city range', () => {
  const sorted = cities.toSorted((one, other) => one.from - other.from);
  sorted.forEach(({ from, to }, index) => {
    expect(to).toBeGreaterThanOrEqual(from);
    expect(sorted[index + 1]?.from ?? 100_000).toBeGreaterThan(to);
  });
  for (const town of Object.keys(towns)) {
    const prefix = Number(town.slice(0, 5));
    expect(cities.some(({ from, to }) => prefix >= from && prefix <= to)).toBe(false);
  }
});

test('every state has a city', () => {
  expect(new Set(cities.map(({ state }) => state)).size).toBe(27);
});
