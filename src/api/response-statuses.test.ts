import { errorResponses, successBodies } from '@generated/responses';
import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ContractError, HttpError, IpBlockedError, isApiError } from './errors';
import { mutator } from './mutator';

const sent = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', sent));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const NULL_BODY = [204, 205, 304];
const call = (id: OperationId) =>
  mutator<unknown>(operations[id].path.replaceAll(/\{\w+\}/g, 'x1'), {
    method: operations[id].method,
    ...(operations[id].method === 'GET' ? {} : { body: '{}' }),
  });
const respond = (status: number, text: string, headers: HeadersInit = {}) =>
  sent.mockResolvedValueOnce(new Response(NULL_BODY.includes(status) ? null : text, { status, headers }));
const failureOf = (id: OperationId) =>
  call(id).then(
    (body) => ({ body }),
    (error: unknown) => error,
  );

const ERROR_BODY = JSON.stringify({ message: 'Não foi possível.', status: 'forbidden', errors: { amount: ['Valor inválido.'] } });
/** Operations of each kind: money, session, a write with an optional body, an observed read, a proposed read. */
const KINDS: readonly OperationId[] = [
  'createDeposit',
  'redeemBonus',
  'refreshToken',
  'logout',
  'getMe',
  'getSeo',
  'listGames',
  'endSession',
];

describe.each(KINDS)('%s', (id) => {
  const statuses = Array.from({ length: 400 }, (_, index) => index + 200);

  test('accepts a body-less success only if the contract documents one', async () => {
    for (const status of statuses.filter((each) => each < 300)) {
      const documented = successBodies[id][status] ?? successBodies[id].any;
      respond(status, '');
      const outcome = await failureOf(id);
      if (documented === 'empty' || documented === 'optional') expect(outcome, String(status)).toEqual({ body: null });
      else expect(outcome, String(status)).toMatchObject({ kind: 'contract', operationId: id });
    }
  });

  test('treats every redirect as a contract violation', async () => {
    for (const status of statuses.filter((each) => each >= 300 && each < 400)) {
      respond(status, ERROR_BODY, { Location: '/login' });
      expect(await failureOf(id), String(status)).toBeInstanceOf(ContractError);
    }
  });

  test('counts exactly the documented statuses as rejections, and never 408, 429, 499 or a server error', async () => {
    for (const status of statuses.filter((each) => each >= 400)) {
      respond(status, ERROR_BODY);
      const outcome = await failureOf(id);
      expect(outcome).toBeInstanceOf(HttpError);
      const isDecided = status < 500 && ![408, 429, 499].includes(status);
      expect(outcome, String(status)).toMatchObject({
        status,
        isDocumentedRejection: isDecided && errorResponses[id][status] !== undefined,
      });
    }
  });
});

test.each([
  ['an empty body', ''],
  ['HTML', '<html><h1>403 Forbidden</h1></html>'],
  ['truncated JSON', '{"message": "Não'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a string', '"Não"'],
  ['a body without the required reason', '{"message":"Não."}'],
  ['a wrong type', '{"message":{"a":1},"status":"forbidden"}'],
])('a 403 of a deposit with %s is no documented rejection and shows no server text', async (_name, text) => {
  respond(403, text);
  expect(await failureOf('createDeposit')).toMatchObject({
    kind: 'http',
    status: 403,
    isDocumentedRejection: false,
    message: '',
    errorText: '',
  });
});

test.each([
  ['{"data":null}', '/data'],
  ['null', ''],
  ['[]', ''],
  ['{}', '/data'],
])('a success of a deposit with the body %s is a contract violation at "%s"', async (text, pointer) => {
  respond(201, text);
  expect(await failureOf('createDeposit')).toMatchObject({ kind: 'contract', operationId: 'createDeposit', pointer });
});

test('a body where the contract documents none is a contract violation', async () => {
  sent.mockResolvedValueOnce(Object.defineProperty(new Response('{"a":1}'), 'status', { value: 204 }));
  expect(await failureOf('endSession')).toMatchObject({ kind: 'contract', operationId: 'endSession' });
});

test.each([
  ['opaque', { type: 'opaqueredirect', status: 0, ok: false }],
  ['followed', { redirected: true }],
])('a redirect that is %s is a contract violation', async (_name, properties) => {
  const response = Response.json({ userIP: '203.0.113.7' });
  for (const [key, value] of Object.entries(properties)) Object.defineProperty(response, key, { value });
  sent.mockResolvedValueOnce(response);
  expect(await failureOf('getIp')).toBeInstanceOf(ContractError);
  expect(sent.mock.calls[0]?.[0].redirect).toBe('manual');
});

test('ip_blocked is a documented rejection only under its documented status', async () => {
  const blocked = JSON.stringify({ message: 'Acesso bloqueado para o seu endereço de IP.', status: 'ip_blocked' });
  respond(403, blocked);
  expect(await failureOf('createDeposit')).toMatchObject({ kind: 'ip_blocked', isDocumentedRejection: true });
  for (const status of [200, 500, 404]) {
    respond(status, blocked);
    const outcome = await failureOf('createDeposit');
    expect(outcome).toBeInstanceOf(IpBlockedError);
    expect(outcome).toMatchObject({ isDocumentedRejection: false });
  }
});

test('every operation answers every broken body with an API error or a documented empty success', async () => {
  for (const id of Object.keys(operations) as OperationId[]) {
    for (const status of [200, 201, 204, 206, 302, 403, 422, 500]) {
      for (const text of ['', '<!doctype html>', '{"data":', 'null', '[1]']) {
        respond(status, text);
        const outcome = await failureOf(id);
        const isEmptySuccess = status < 300 && (text === '' || NULL_BODY.includes(status));
        const where = `${id} ${status} ${text}`;
        if (isApiError(outcome)) expect(outcome, where).not.toMatchObject({ isDocumentedRejection: true });
        else expect([outcome, isEmptySuccess], where).toEqual([{ body: null }, true]);
      }
    }
  }
});
