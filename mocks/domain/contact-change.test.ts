import { array, assert, double, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ContactChange } from './contact-change';
import { CODE_LIFE, CODE_TRIES, codeFrom, newChange, tryCode, whyNotChanged } from './contact-change';
import { doneOf, refusalOf, START } from './testing';

const change = newChange({ playerId: 'usr_1', contact: 'email', value: 'nova@exemplo.invalid', code: '048291' }, START);
const codes = stringMatching(/^\d{6}$/);

describe('a code', () => {
  test('has six digits whatever chance gives', () => {
    assert(
      property(double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        expect(codeFrom(chance)).toMatch(/^\d{6}$/);
      }),
    );
    expect([codeFrom(0), codeFrom(0.048291), codeFrom(1 - Number.EPSILON)]).toEqual(['000000', '048291', '999999']);
  });

  test('confirms once, until it is over', () => {
    const { outcome, left } = tryCode(change, '048291', START + CODE_LIFE - 1);
    expect(doneOf(outcome)).toBe('nova@exemplo.invalid');
    expect(left).toBeUndefined();
    expect(refusalOf(tryCode(change, '048291', START + CODE_LIFE).outcome).reason).toBe('wrong_code');
    expect(refusalOf(tryCode(left, '048291', START).outcome).body.errors).toEqual({ code: ['Código incorreto ou expirado.'] });
  });

  test('confirms exactly where it is among the first five that are tried', () => {
    assert(
      property(array(codes, { maxLength: 8 }), codes, (tried, code) => {
        let waiting: ContactChange | undefined = { ...change, code };
        let confirmed = false;
        for (const one of [...tried, code]) {
          const { outcome, left } = tryCode(waiting, one, START);
          confirmed ||= outcome.ok;
          waiting = left;
        }
        expect(confirmed).toBe([...tried, code].indexOf(code) < CODE_TRIES);
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
  expect(whyNotChanged(contact, value, 'present', isTaken)?.reason).toBe(reason);
});

test('the phone that one has is none that is new', () => {
  expect(whyNotChanged('phone', '11912345678', '11912345678', false)?.body.errors).toEqual({ value: ['Este já é o seu celular.'] });
});
