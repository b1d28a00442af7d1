import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { absolute } from '../project-files';
import { createDraft } from './draft';
import { plan } from './kinds';
import { parseName } from './name';

const root = absolute('.');
const handlerTags = readdirSync(absolute('openapi/tags')).flatMap((file) => (file === 'access.yaml' ? [] : [file.replace('.yaml', '')]));
const filesOf = (kind: string, name: string) => plan(root, [kind, name]).files;

test.each([
  [
    'endpoint',
    [
      'conformance/scenarios/02-public.arazzo.yaml',
      'mocks/http/handlers/content.ts',
      'mocks/http/handlers/open-bets.test.ts',
      'openapi/openapi.yaml',
      'openapi/tags/content.yaml',
      'tests/contract/expected-calls.ts',
    ],
  ],
  [
    'page',
    [
      'docs/spec/routes.md',
      'src/app/pages.test.tsx',
      'src/app/pages.ts',
      'src/features/account/header/player-menu.tsx',
      'src/features/open-bets/README.md',
      'src/features/open-bets/open-bets.test.tsx',
      'src/features/open-bets/open-bets.tsx',
      'src/routes/open-bets.tsx',
      'src/shell/paths.ts',
      'tests/e2e/addresses.ts',
    ],
  ],
  ['scenario', ['docs/stand-in.md', 'mocks/scenarios/names.ts', 'mocks/scenarios/play.ts', 'mocks/scenarios/scenarios.test.ts']],
  ['brand', ['brands/open-bets.json', 'brands/open-bets.svg', 'tests/e2e/addresses.ts']],
  [
    'event',
    [
      'docs/spec/proposed-api.md',
      'mocks/http/events-by-cause.test.ts',
      'openapi/openapi.yaml',
      'openapi/tags/realtime.yaml',
      'src/realtime/cache-effects.ts',
      'tests/contract/expected-calls.ts',
      'tests/realtime/player.test.ts',
    ],
  ],
])('a new %s is in every file that needs it', (kind, files) => {
  expect([...filesOf(kind, 'open-bets').keys()].toSorted()).toEqual(files);
});

test.each(handlerTags)('a list for players with the tag %s is in the files of the tag', (tag) => {
  const { files } = plan(root, ['endpoint', 'open-bets', '--tag', tag, '--list', '--player']);
  expect([...files.keys()].toSorted()).toEqual(
    [
      'conformance/scenarios/03-keeps.arazzo.yaml',
      `mocks/http/handlers/${tag}.ts`,
      'mocks/http/handlers/open-bets.test.ts',
      'openapi/openapi.yaml',
      `openapi/tags/${tag}.yaml`,
      'tests/contract/expected-calls.ts',
    ].toSorted(),
  );
  expect(files.get(`openapi/tags/${tag}.yaml`)).toMatch(/^paths:\n((?: .*)?\n)* {2}\/api\/open-bets:\n[^]*\nschemas:\n {2}OpenBet:\n/m);
  expect(files.get(`mocks/http/handlers/${tag}.ts`)).toMatch(/import \{.*getPaging, paginate.*\}[^]*listOpenBets: \(\{ query \}\)/);
  expect(files.get('tests/contract/expected-calls.ts')).toMatch(new RegExp(`proposedCalls[^]*  ${tag}: \\[\\s*'GET /api/open-bets'`));
});

test('a page gets the next id of the specification, a path and its guard', () => {
  const files = filesOf('page', 'open-bets');
  const [, id = ''] = /\*\*(R\d+)\*\* \*\*D\*\* `\/user\/open-bets`/.exec(files.get('docs/spec/routes.md') ?? '') ?? [];
  expect(files.get('src/routes/open-bets.tsx')).toContain(`(SPEC ${id})`);
  expect(files.get('src/app/pages.test.tsx')).toContain(`['${id}', '/user/open-bets', 'open-bets', ['auth']]`);
  expect(files.get('src/shell/paths.ts')).toContain("openBets: fixedPath('/user/open-bets'),");
});

test.each(['open-bets', 'openBets', 'OpenBets'])('the name %s has all its forms', (text) => {
  expect(parseName(text)).toEqual({ kebab: 'open-bets', camel: 'openBets', pascal: 'OpenBets', title: 'Open bets' });
});

test.each([
  [['endpont', 'x'], "'endpont' is not one of endpoint, page, scenario, brand, event"],
  [['page'], 'one name is needed'],
  [['page', 'a', 'b'], 'one name is needed'],
  [['page', '../x'], "'../x' is not a name"],
  [['page', 'x', '--list'], '--tag, --list and --player are for an endpoint'],
  [['endpoint', 'x', '--lst'], "Unknown option '--lst'. Flags: --tag, --list, --player."],
  [['endpoint', 'x', '--tag', 'loby'], "'loby' is not one of account, auth, bonus,"],
  [['endpoint', 'game'], 'the schema Game exists in openapi/tags/lobby.yaml: use another name'],
])('%j is refused', (argv, message) => {
  expect(() => plan(root, argv)).toThrow(message);
});

test.each(['page', 'scenario', 'brand'])('a %s that exists is refused', (kind) => {
  const taken = { page: 'login', scenario: 'verified', brand: 'ipe' }[kind] ?? '';
  expect(() => plan(root, [kind, taken])).toThrow(`${taken} exists`);
});

test('a file without the anchor is an error that names both', () => {
  expect(() => createDraft(root).insertAfter('README.md', 'no such text', 'x')).toThrow('README.md has "no such text" 0 times');
});

test('a new brand begins with the screenshots of another one', () => {
  expect([...plan(root, ['brand', 'praia']).copies]).toEqual([
    ['brands/praia-narrow.webp', 'brands/ipe-narrow.webp'],
    ['brands/praia-wide.webp', 'brands/ipe-wide.webp'],
  ]);
});
