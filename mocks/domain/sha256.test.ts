import { createHash, createHmac } from 'node:crypto';

import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { toHex, utf8 } from './bytes';
import { hmacSha256, sha256 } from './sha256';

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('matches FIPS 180-4 (%#)', (text, hash) => {
    expect(toHex(sha256(utf8(text)))).toBe(hash);
  });

  test('matches Node at all lengths around the block size', () => {
    for (let length = 0; length <= 130; length += 1) {
      const message = new Uint8Array(length).fill(length);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('HMAC-SHA256', () => {
  test('matches RFC 4231', () => {
    expect(toHex(hmacSha256(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test('matches Node for keys shorter than, equal to and longer than a block', () => {
    assert(
      property(uint8Array({ maxLength: 200 }), uint8Array({ maxLength: 300 }), (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
      { examples: [63, 64, 65].map((length) => [new Uint8Array(length).fill(7), utf8('x')]) },
    );
  });
});
