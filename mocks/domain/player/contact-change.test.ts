import { array, assert, double, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ContactChange } from './contact-change';
import { CODE_LIFETIME_MS, contactChangeError, createCode, createContactChange, MAX_CODE_ATTEMPTS, verifyCode } from './contact-change';
import { expectErr, expectOk, START } from '../results.fixture';

const change = createContactChange({ playerId: 'usr_1', contact: 'email', value: 'nova@exemplo.invalid', code: '048291' }, START);
const codes = stringMatching(/^\d{6}$/);

describe('a confirmation code', () => {
  test('always has six digits', () => {
    assert(
      property(double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        expect(createCode(chance)).toMatch(/^\d{6}$/);
      }),
    );
    expect([createCode(0), createCode(0.048291), createCode(1 - Number.EPSILON)]).toEqual(['000000', '048291', '999999']);
  });

  test('confirms once, until it expires', () => {
    const { result, remaining } = verifyCode(change, '048291', START + CODE_LIFETIME_MS - 1);
    expect(expectOk(result)).toBe('nova@exemplo.invalid');
    expect(remaining).toBeUndefined();
    expect(expectErr(verifyCode(change, '048291', START + CODE_LIFETIME_MS).result).reason).toBe('wrong_code');
    expect(expectErr(verifyCode(remaining, '048291', START).result).body.errors).toEqual({ code: ['Código incorreto ou expirado.'] });
  });

  test('confirms only within the first five attempts', () => {
    assert(
      property(array(codes, { maxLength: 8 }), codes, (tried, code) => {
        let waiting: ContactChange | undefined = { ...change, code };
        let confirmed = false;
        for (const one of [...tried, code]) {
          const { result, remaining } = verifyCode(waiting, one, START);
          confirmed ||= result.ok;
          waiting = remaining;
        }
        expect(confirmed).toBe([...tried, code].indexOf(code) < MAX_CODE_ATTEMPTS);
      }),
    );
  });
});

test.each([
  ['email', 'nova@exemplo.invalid', false, undefined],
  ['email', 'nova@exemplo.invalid', true, 'taken'],
  ['email', 'present', false, 'same'],
  ['phone', '11912345678', false, undefined],
  ['phone', '1132654321', false, 'not_a_phone'],
] as const)('a new %s %s, taken %s: %s', (contact, value, isTaken, reason) => {
  expect(contactChangeError(contact, value, 'present', isTaken)?.reason).toBe(reason);
});

test('the current phone number is rejected as a new one', () => {
  expect(contactChangeError('phone', '11912345678', '11912345678', false)?.body.errors).toEqual({ value: ['Este já é o seu celular.'] });
});
