import { assert, integer, property, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { crc16, NotPixCode, pixCode, readPixCode } from './pix-code';
import { br_code as reference, crc16_ccitt_false as checks } from './reference-values.json';

test.each(Object.entries(checks))('the CRC16 of %s is %s', (text, crc) => {
  expect(crc16(text)).toBe(crc);
});

describe('a BR Code', () => {
  const { url, name, city, cents, code } = reference;

  test('is the reference value, and is read back', () => {
    expect(pixCode({ url, name, city, cents })).toBe(code);
    expect(readPixCode(code)).toEqual({ url, name, city: 'Sao Paulo', cents });
  });

  test('says what it was made from, whatever that was', () => {
    const urls = stringMatching(/^[a-z0-9./-]{1,77}$/);
    const texts = stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,40}[A-Za-z]$/);
    assert(
      property(urls, texts, texts, integer({ min: 1, max: 9_999_999_999 }), (anyUrl, anyName, anyCity, anyCents) => {
        const read = readPixCode(pixCode({ url: anyUrl, name: anyName, city: anyCity, cents: anyCents }));
        expect(read.url).toBe(anyUrl);
        expect(read.cents).toBe(anyCents);
        expect(anyName.startsWith(read.name) && read.name.length <= 25).toBe(true);
        expect(anyCity.startsWith(read.city) && read.city.length <= 15).toBe(true);
      }),
    );
  });

  test('one wrong character, and it is refused', () => {
    assert(
      property(integer({ min: 0, max: code.length - 1 }), string({ minLength: 1, maxLength: 1, unit: 'grapheme-ascii' }), (at, other) => {
        const mistyped = code.slice(0, at) + other + code.slice(at + 1);
        if (mistyped !== code) expect(() => readPixCode(mistyped)).toThrow(NotPixCode);
      }),
    );
  });

  test('no text whatever is read as one by chance or breaks the reader', () => {
    const withCrc = (text: string) => text + crc16(text);
    for (const text of ['', '6304', '00', '000201', '0002', '00020126', '9999x', '00020153039866304']) {
      expect(() => readPixCode(withCrc(text))).toThrow(NotPixCode);
      expect(() => readPixCode(text)).toThrow(NotPixCode);
    }
  });

  test('an address that does not fit, an amount of nothing or a name without a letter are no charge', () => {
    const good = { url, name, city, cents };
    const wrong = [{ url: 'a'.repeat(78) }, { url: `https://${url}` }, { url: 'pix exemplo' }, { url: '' }, { cents: 0 }, { cents: 0.5 }];
    for (const fault of [...wrong, { name: '日本' }, { city: '' }]) expect(() => pixCode({ ...good, ...fault })).toThrow(NotPixCode);
  });

  test('accents and the rest of Unicode are left out, long names are cut', () => {
    const read = readPixCode(pixCode({ url, name: 'Ação & Cia — Apostas Esportivas', city: 'São José dos Campos', cents: 1 }));
    expect(read).toMatchObject({ name: 'Acao & Cia  Apostas Espor', city: 'Sao Jose dos Ca', cents: 1 });
  });
});
