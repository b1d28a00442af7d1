import { describe, expect, test } from 'vitest';

import { checkDocument, ERROR, HEAD } from './document-features.fixture';
import type { Reply, Visit } from './document-features.fixture';

const ME = `
  /me:
    get:
      operationId: getMe
      security: [{ oauth: [] }]
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object } } } }
        '401': ${ERROR}
`;

const LOGIN = `
  /token:
    post:
      operationId: createToken
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              required: [grant_type, username, password]
              properties: { grant_type: { type: string }, username: { type: string }, password: { type: string } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object } } } }
        '400': ${ERROR}`;

const scheme = (flows: string) => `components: { securitySchemes: { oauth: { type: oauth2, flows: ${flows} } } }\n`;
const SERVERS = 'servers: [{ url: https://api.things.invalid }]\n';
const USER = { username: 'ana', password: 'open sesame' };
const CLIENT = { client_id: 'app', client_secret: 'app secret' };
const BASIC = `Basic ${Buffer.from('app:app secret').toString('base64')}`;

/** Gives a token to the forms that `isRight` accepts. */
const serve =
  (isRight: (form: URLSearchParams, headers: Visit['headers']) => boolean) =>
  ({ method, path, headers, bytes }: Visit): Reply => {
    if (path === '/me' && method === 'GET')
      return headers.authorization === 'Bearer abc-123-x' ? { status: 200, body: {} } : { status: 401, body: {} };
    if (path !== '/token' || method !== 'POST') return { status: path === '/me' || path === '/token' ? 405 : 404, body: {} };
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return { status: 400, body: { error: 'invalid_request' } };
    return isRight(new URLSearchParams(bytes.toString()), headers)
      ? { status: 200, body: { access_token: 'abc-123-x', token_type: 'Bearer' } }
      : { status: 400, body: { error: 'invalid_grant' } };
  };

const hasUser = (form: URLSearchParams) => form.get('username') === USER.username && form.get('password') === USER.password;

describe('An account of OAuth2 gets its token', () => {
  test.each<[string, string, object, Parameters<typeof serve>[0]]>([
    ['from an operation that takes a form', `paths:${LOGIN}${ME}`, USER, (form) => form.get('grant_type') === 'password' && hasUser(form)],
    [
      'by the password flow of a scheme, from the address of the contract on the checked server',
      `${SERVERS}paths:${ME}${scheme('{ password: { tokenUrl: https://api.things.invalid/token, scopes: { all: x } } }')}`,
      { ...USER, ...CLIENT },
      (form, headers) => hasUser(form) && headers.authorization === BASIC && form.get('scope') === 'all',
    ],
    [
      'as a client that names itself in the header',
      `paths:${ME}${scheme('{ clientCredentials: { tokenUrl: /token, scopes: {} } }')}`,
      CLIENT,
      (form, headers) => form.get('grant_type') === 'client_credentials' && headers.authorization === BASIC,
    ],
    [
      'as a client that names itself in the form',
      `paths:${ME}${scheme('{ clientCredentials: { tokenUrl: /token, scopes: {} } }')}`,
      CLIENT,
      (form) => form.get('client_secret') === CLIENT.client_secret,
    ],
  ])('%s.', async (_, document, first, isRight) => {
    const { found, report } = await checkDocument({ 'openapi.yaml': HEAD + document }, serve(isRight), { accounts: { first } });
    expect(found).toEqual([]);
    expect(report.coverage.find(({ operationId }) => operationId === 'getMe')).toMatchObject({ succeeded: true });
  });

  test('from a configured request that is a form.', async () => {
    const document = `paths:${ME}${scheme('{ authorizationCode: { authorizationUrl: https://id.invalid/a, tokenUrl: https://id.invalid/t, scopes: {} } }')}`;
    const login = {
      method: 'POST',
      path: '/token',
      type: 'application/x-www-form-urlencoded',
      body: { username: '${account.username}', password: '${account.password}' },
      tokenPointer: '/access_token',
    };
    const { found, report } = await checkDocument({ 'openapi.yaml': HEAD + document }, serve(hasUser), {
      login,
      accounts: { first: USER },
    });
    expect(found).toEqual([]);
    expect(report.coverage[0]).toMatchObject({ succeeded: true });
  });

  test('from a command, which gets its name and fields.', async () => {
    const document = `paths:${ME}${scheme('{ authorizationCode: { authorizationUrl: https://id.invalid/a, tokenUrl: https://id.invalid/t, scopes: {} } }')}`;
    const check = (expected: string) =>
      checkDocument(
        { 'openapi.yaml': HEAD + document },
        serve(() => false),
        { tokenCommand: `test "$ACCOUNT $USERNAME" = '${expected}' && echo abc-123-x`, accounts: { first: USER } },
      );
    const { found, report } = await check('first ana');
    expect([found, report.coverage[0]?.succeeded, JSON.stringify(report).includes('abc-123-x')]).toEqual([[], true, false]);
    const { report: failed } = await check('second bia');
    expect(failed.blocked.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('`tokenCommand` failed: it exited with 1'));
  });

  test('not from a host that the contract does not name as a server.', async () => {
    const document = `${SERVERS}paths:${ME}${scheme('{ password: { tokenUrl: https://id.elsewhere.invalid/token, scopes: {} } }')}`;
    const { report, visits } = await checkDocument(
      { 'openapi.yaml': HEAD + document },
      serve(() => true),
      { accounts: { first: USER } },
    );
    expect(visits.filter(({ path }) => path === '/token')).toEqual([]);
    expect(report.blocked.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('https://id.elsewhere.invalid/token'));
  });
});
