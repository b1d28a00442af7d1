import { expect, test } from 'vitest';

import { utf8 } from '../bytes';
import { fromBase32, matchingStep, otpauthUrl, toBase32, totpCode } from './totp';

// These are the secret and the codes of RFC 6238, appendix B, of which apps show the last six digits.
const SECRET = toBase32(utf8('12345678901234567890'));

test.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [1_234_567_890_000, '005924'],
  [20_000_000_000_000, '353130'],
])('the code at %i ms is that of RFC 6238', async (at, code) => {
  expect(await totpCode(SECRET, Math.floor(at / 30_000))).toBe(code);
});

test('base32 is reversible', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(toBase32(fromBase32(SECRET))).toBe(SECRET);
});

test('a code works in its step and in those beside it, but only once', async () => {
  const at = 59_000;
  expect(await matchingStep(SECRET, '287082', -1, at)).toBe(1);
  expect(await matchingStep(SECRET, '287082', -1, at + 30_000)).toBe(1);
  expect(await matchingStep(SECRET, '287082', -1, at + 60_000)).toBeUndefined();
  expect(await matchingStep(SECRET, '287082', 1, at)).toBeUndefined();
});

test('the address for the app names brand and account', () => {
  expect(otpauthUrl('ABC', 'ana@exemplo.invalid', 'Palpite')).toBe(
    'otpauth://totp/Palpite:ana%40exemplo.invalid?secret=ABC&issuer=Palpite',
  );
});
