import { assert, integer, property, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { crc16, createPixCode, PixCodeError } from './pix-code';
import { parsePixCode } from './pix-code.fixture';
import { br_code as reference, crc16_ccitt_false as checks } from '../reference-values.json';

test.each(Object.entries(checks))('the CRC16 of %s is %s', (text, crc) => {
  expect(crc16(text)).toBe(crc);
});

describe('a BR Code', () => {
  const { url, name, city, cents, code } = reference;

  test('matches the reference value and parses back', () => {
    expect(createPixCode({ url, name, city, cents })).toBe(code);
    expect(parsePixCode(code)).toEqual({ url, name, city: 'Sao Paulo', cents });
  });

  test('round-trips any charge', () => {
    const urls = stringMatching(/^[a-z0-9./-]{1,77}$/);
    const names = stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,23}[A-Za-z]$/);
    const cities = stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,13}[A-Za-z]$/);
    assert(
      property(urls, names, cities, integer({ min: 1, max: 9_999_999_999 }), (anyUrl, anyName, anyCity, anyCents) => {
        const charge = { url: anyUrl, name: anyName, city: anyCity, cents: anyCents };
        expect(parsePixCode(createPixCode(charge))).toEqual(charge);
      }),
    );
  });

  test('is rejected after changing any one character', () => {
    assert(
      property(integer({ min: 0, max: code.length - 1 }), string({ minLength: 1, maxLength: 1, unit: 'grapheme-ascii' }), (at, other) => {
        const mistyped = code.slice(0, at) + other + code.slice(at + 1);
        if (mistyped !== code) expect(() => parsePixCode(mistyped)).toThrow(PixCodeError);
      }),
    );
  });

  test('is never parsed from arbitrary text, which does not break the parser', () => {
    const withCrc = (text: string) => text + crc16(text);
    for (const text of ['', '6304', '00', '000201', '0002', '00020126', '9999x', '00020153039866304']) {
      expect(() => parsePixCode(withCrc(text))).toThrow(PixCodeError);
      expect(() => parsePixCode(text)).toThrow(PixCodeError);
    }
  });

  test('rejects an invalid URL, a zero amount and a name without letters', () => {
    const good = { url, name, city, cents };
    const wrong = [{ url: 'a'.repeat(78) }, { url: `https://${url}` }, { url: 'pix exemplo' }, { url: '' }, { cents: 0 }, { cents: 0.5 }];
    for (const fault of [...wrong, { name: '日本' }, { city: '' }])
      expect(() => createPixCode({ ...good, ...fault })).toThrow(PixCodeError);
  });

  test('drops accents and non-ASCII characters', () => {
    const read = parsePixCode(createPixCode({ url, name: 'Ação & Cia — Apostas', city: 'São José', cents: 1 }));
    expect(read).toMatchObject({ name: 'Acao & Cia  Apostas', city: 'Sao Jose', cents: 1 });
  });

  test('rejects a too long name or city instead of truncating it; the ASCII length counts', () => {
    const fits = { url, name: 'á'.repeat(25), city: 'ã'.repeat(15), cents: 1 };
    expect(parsePixCode(createPixCode(fits))).toMatchObject({ name: 'a'.repeat(25), city: 'a'.repeat(15) });
    for (const fault of [{ name: 'a'.repeat(26) }, { city: 'a'.repeat(16) }]) {
      expect(() => createPixCode({ ...fits, ...fault })).toThrow(PixCodeError);
    }
  });

  test('rejects a repeated field, also inside a field', () => {
    const signed = (text: string) => text + crc16(text);
    const whole = code.slice(0, -8);
    expect(parsePixCode(signed(`${whole}6304`))).toMatchObject({ url, cents });
    expect(() => parsePixCode(signed(`${whole}54041.006304`))).toThrow(PixCodeError);
    const account = `0014br.gov.bcb.pix25${String(url.length).padStart(2, '0')}${url}`;
    const twice = `${account}2503a.b`;
    const inner = (value: string) =>
      code.slice(0, -8).replace(`26${String(account.length)}${account}`, `26${String(value.length)}${value}`);
    expect(parsePixCode(signed(`${inner(account)}6304`))).toMatchObject({ url });
    expect(inner(twice)).not.toBe(whole);
    expect(() => parsePixCode(signed(`${inner(twice)}6304`))).toThrow(PixCodeError);
  });
});
