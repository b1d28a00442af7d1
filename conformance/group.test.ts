import { expect, test } from 'vitest';

import type { ExcerptStore } from './contract/excerpt';
import { testOperation } from './contract/operation.fixture';
import { groupFindings } from './group';
import { Secrets } from './http/secrets';
import { createViolation } from './observe/violation';
import type { Violation } from './observe/violation';

const store: ExcerptStore = {
  node: (file, pointer = '') => ({ file, pointer, value: null }),
  sourceLocation: () => ({ file: 'openapi.yaml', line: 1 }),
  sourceText: () => null,
};

function serverError(id: string, status: number, actual: string): Violation {
  const operation = testOperation({ id, method: 'PUT', path: `/${id}` });
  const request = { method: 'PUT', url: `http://server.invalid/${id}`, headers: {}, body: null };
  const response = { status, headers: {}, setCookies: [], body: '', milliseconds: 1, faults: [], invalidUtf8: false };
  return createViolation({ request, operationId: id, response }, operation, {
    check: 'server-error',
    expected: '200',
    actual,
    message: actual,
  });
}

const CALLED = Array.from({ length: 100 }, (_, at) => testOperation({ id: `called-${String(at)}` }));

const group = (violations: readonly Violation[], called = CALLED) =>
  groupFindings(violations, { store, secrets: new Secrets(), seed: 1, called }).map(({ operationId }) => operationId);

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

test('A server that is not available for several operations has one finding, however many others it answered before.', () => {
  expect(group(IDS.map((id) => serverError(id, 503, '503: maintenance')))).toEqual(['a']);
});

test('Failures of operations that only look alike stay apart.', () => {
  expect(group(IDS.map((id) => serverError(id, 500, '500: Server Error')))).toEqual(IDS);
});

test('A status that all operations lack which could show it is one finding, however many others document it.', () => {
  const missing = IDS.map((id) => ({ ...serverError(id, 404, '404'), check: 'status-undocumented' }));
  const documented = CALLED.map((one) => ({
    ...one,
    responses: [{ status: '404', description: '', headers: [], content: [], node: one.node }],
  }));
  expect(group(missing, [...documented, ...missing.map(({ operation }) => operation)])).toEqual(['a']);
  expect(group(missing, [...CALLED, ...missing.map(({ operation }) => operation)])).toEqual(IDS);
});

test('A wrong value that a response only repeats is a fault of the request that was accepted.', () => {
  const violation = (check: string, sent: string, received: string) => {
    const { call, operation } = serverError('save', 201, 'x');
    const response = call.response === undefined ? undefined : { ...call.response, body: received };
    const changed = { ...call, request: { ...call.request, body: sent }, response } as typeof call;
    return createViolation(changed, operation, { check, pointer: '/name', expected: 'a text', actual: 'a number', message: '' });
  };
  const checks = (...violations: readonly Violation[]) =>
    groupFindings(violations, { store, secrets: new Secrets(), seed: 1, called: CALLED }).map(({ check }) => check);
  const accepted = violation('request-accepted-invalid', '{"name":5}', '{"name":5}');
  expect(checks(accepted, violation('response-schema', '{"name":5}', '{"name":5}'))).toEqual(['request-accepted-invalid']);
  expect(checks(accepted, violation('response-schema', '{}', '{}'))).toEqual(['request-accepted-invalid']);
  expect(checks(accepted, violation('response-schema', '{"name":"a"}', '{"name":5}'))).toHaveLength(2);
  expect(checks(violation('response-schema', '{"name":5}', '{"name":5}'))).toEqual(['response-schema']);
});
