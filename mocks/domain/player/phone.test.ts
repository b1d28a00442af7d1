import { expect, test } from 'vitest';

import { isMobile, isPhone } from './phone';

test.each(['11987654321', '21998765432', '71991234567', '99912345678'])('%s is a mobile phone number', (digits) => {
  expect(isMobile(digits)).toBe(true);
  expect(isPhone(digits)).toBe(true);
});

test('a landline is a phone number but not a mobile one', () => {
  expect(isPhone('1132654321')).toBe(true);
  expect(isMobile('1132654321')).toBe(false);
});

test.each(['20987654321', '00987654321', '11887654321', '1192654321', '119876543210', '1198765432a', ''])(
  '%j is not a phone number',
  (digits) => {
    expect(isPhone(digits)).toBe(false);
  },
);
