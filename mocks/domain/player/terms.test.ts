import { expect, test } from 'vitest';

import { expectOk, START } from '../results.fixture';
import { acceptVersion, isTermsPending, toAcceptanceDto } from './terms';

const current = { version: '2.4' };
const older = [{ version: '2.3', acceptedAt: START - 1 }];

test('a changed version is pending until it is accepted, once (SPEC Q2)', () => {
  expect(isTermsPending(older, current)).toBe(true);
  const accepted = expectOk(acceptVersion(older, '2.4', current, START));
  expect(accepted).toEqual([...older, { version: '2.4', acceptedAt: START }]);
  expect(isTermsPending(accepted, current)).toBe(false);
  expect(expectOk(acceptVersion(accepted, '2.4', current, START + 1))).toBe(accepted);
});

test('a version that is no longer in force cannot be accepted (SPEC Q2)', () => {
  expect(acceptVersion(older, '2.3', current, START)).toMatchObject({
    ok: false,
    error: { status: 409, body: { message: 'Os termos mudaram de novo. Leia a versão 2.4 antes de aceitar.' } },
  });
});

test('a version whose text is not kept has no address', () => {
  const urls = { '2.3': '/termos-de-uso-2-3' };
  expect(toAcceptanceDto({ version: '2.3', acceptedAt: START }, urls)).toMatchObject({ id: 'acc_2_3', url: '/termos-de-uso-2-3' });
  expect(toAcceptanceDto({ version: '1.0', acceptedAt: START }, urls).url).toBeNull();
});
