import { describe, expect, test } from 'vitest';

import { checkServer, correctServer, createContract, PATHS } from './false-green.fixture';
import type { Handler, Visit } from './false-green.fixture';

const { '/news': news, '/things': things, '/things/{id}': thing } = PATHS;
const withSchemes = (
  securitySchemes: object,
  security: object[] = [Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, []]))],
) => createContract({ '/news': news, '/things': things, '/things/{id}': thing }, { components: { securitySchemes }, security });

/** Lets in whoever `isKnown` accepts, and nobody else. */
const guarded =
  (isKnown: (visit: Visit) => boolean): Handler =>
  (visit) =>
    correctServer({ ...visit, user: isKnown(visit) ? 'ana' : null });

const BEARER = { bearer: { type: 'http', scheme: 'bearer' } };
const OAUTH = { oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/token', scopes: {} } } } };
const BASIC = { basic: { type: 'http', scheme: 'basic' } };
const apiKey = (location: string, name: string) => ({ key: { type: 'apiKey', in: location, name } });
const hasHeader = (name: string, value: string) => guarded(({ headers }) => headers[name] === value);
const ANA = `Basic ${Buffer.from('ana:open sesame').toString('base64')}`;
const ANA_MARIA = `Basic ${Buffer.from('ana maria:open sesame').toString('base64')}`;
const BOTH = guarded(({ headers }) => headers['x-client'] === 'client-1' && headers['authorization'] === 'Bearer abc-1');
const CLIENT_AND_USER = { client: { type: 'apiKey', in: 'header', name: 'X-Client' }, ...BEARER };

interface Given {
  argv?: string[];
  config?: object;
}

describe('Protected operations are checked with', () => {
  test.each<[string, object, Handler, Given]>([
    ['--header Authorization', BEARER, hasHeader('authorization', 'Bearer abc-1'), { argv: ['--header', 'Authorization: Bearer abc-1'] }],
    ['a bearer token by scheme', BEARER, hasHeader('authorization', 'Bearer abc-1'), { argv: ['--credential', 'bearer=abc-1'] }],
    ['an OAuth2 token', OAUTH, hasHeader('authorization', 'Bearer abc-1'), { argv: ['--credential', 'oauth=abc-1'] }],
    ['an API key in a header', apiKey('header', 'X-Key'), hasHeader('x-key', 'key-12'), { argv: ['--credential', 'key=key-12'] }],
    [
      '--header with the name of an API key',
      apiKey('header', 'X-Key'),
      hasHeader('x-key', 'key-12'),
      { argv: ['--header', 'x-key: key-12'] },
    ],
    [
      'an API key in the query',
      apiKey('query', 'k'),
      guarded(({ query }) => query.get('k') === 'a b&c'),
      { argv: ['--credential', 'key=a b&c'] },
    ],
    [
      'an API key in a cookie',
      apiKey('cookie', 'sid'),
      hasHeader('cookie', 'sid=key-12'),
      { config: { credentials: { first: { key: 'key-12' } } } },
    ],
    [
      '--header Cookie, whose other cookies stay',
      apiKey('cookie', 'sid'),
      hasHeader('cookie', 'lang=pt; sid=key-12'),
      { argv: ['--header', 'Cookie: sid=key-12; lang=pt'] },
    ],
    ['HTTP basic authentication', BASIC, hasHeader('authorization', ANA), { argv: ['--credential', 'basic=ana:open sesame'] }],
    [
      'HTTP basic authentication with a space in the name',
      BASIC,
      hasHeader('authorization', ANA_MARIA),
      { argv: ['--credential', 'basic=ana maria:open sesame'] },
    ],
    [
      'HTTP basic authentication of an account',
      BASIC,
      hasHeader('authorization', ANA),
      { config: { accounts: { first: { username: 'ana', password: 'open sesame' } } } },
    ],
    ['two credentials together', CLIENT_AND_USER, BOTH, { argv: ['--credential', 'client=client-1', 'bearer=abc-1'] }],
  ])('%s', async (_, schemes, handler, given) => {
    const { code, out } = await checkServer(handler, { contract: withSchemes(schemes), config: {}, ...given });
    expect(out).toContain('100.0 % of operations');
    expect(out).toContain('No violations');
    expect(out).not.toMatch(/abc-1|key-12|client-1|sesame/);
    expect(code).toBe(0);
  });
});

describe('A server that ignores a credential is found although it was given as', () => {
  test.each<[string, object, Handler, string[]]>([
    ['a header', BEARER, guarded(() => true), ['--header', 'Authorization: Bearer abc-1']],
    ['an API key in the query', apiKey('query', 'k'), guarded(() => true), ['--credential', 'key=key-12']],
    [
      'one of two that are needed together',
      CLIENT_AND_USER,
      guarded(({ headers }) => headers['x-client'] === 'client-1'),
      ['--credential', 'client=client-1', 'bearer=abc-1'],
    ],
  ])('%s', async (_, schemes, handler, argv) => {
    const { code, out } = await checkServer(handler, { contract: withSchemes(schemes), config: {}, argv });
    expect(out).toContain('ERROR auth-missing-token');
    expect(code).toBe(1);
  });
});

test('Two accounts by scheme find access to foreign records.', async () => {
  const config = { credentials: { first: { bearer: 'abc-1' }, second: { bearer: 'abc-2' } } };
  const handler: Handler = (visit) => {
    const user = { 'Bearer abc-1': 'ana', 'Bearer abc-2': 'bruno' }[visit.headers['authorization'] ?? ''] ?? null;
    if (visit.path === '/things' && visit.method === 'GET' && user === 'bruno') return { status: 200, body: [] };
    return correctServer({ ...visit, user });
  };
  const { code, out } = await checkServer(handler, { contract: withSchemes(BEARER), config });
  expect(out).toContain('ERROR foreign-access');
  expect(code).toBe(1);
});

test('A credential for a scheme that the contract does not have is bad usage.', async () => {
  const { code, err } = await checkServer(correctServer, {
    contract: withSchemes(BEARER),
    config: {},
    argv: ['--credential', 'bearr=abc-1'],
  });
  expect(err).toContain("the security scheme 'bearr'; they use bearer");
  expect(code).toBe(2);
});

test('An operation whose credential is missing is blocked, and the reason names the flag.', async () => {
  const argv = ['--credential', 'client=client-1'];
  const { out, code } = await checkServer(BOTH, { contract: withSchemes(CLIENT_AND_USER), config: {}, argv });
  expect(out).toMatch(/unreachable-operation: things, thing \(it needs .*--credential/);
  expect(code).toBe(4);
});
