import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { FlagError } from '../flag-error';
import { absolute } from '../project-files';
import { createDraft } from './draft';
import { plan } from './kinds';
import { parseName } from './name';

const root = absolute('.');
const handlerTags = readdirSync(absolute('openapi/tags')).flatMap((file) => (file === 'access.yaml' ? [] : [file.replace('.yaml', '')]));
/** Returns what `npm run new` would write, one call after the other. */
function planned(...calls: readonly (readonly string[])[]) {
  const draft = createDraft(root);
  for (const argv of calls) plan(draft, argv);
  return draft;
}

const filesOf = (kind: string, name: string) => planned([kind, name]).files;

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
      'scripts/page-addresses.ts',
      'src/app/pages.test.tsx',
      'src/app/pages.ts',
      'src/app/search-entries/page-entries.ts',
      'src/features/account/header/player-menu.tsx',
      'src/features/open-bets/open-bets.test.tsx',
      'src/features/open-bets/open-bets.tsx',
      'src/routes/open-bets.tsx',
      'src/product/paths.ts',
    ],
  ],
  ['scenario', ['docs/stand-in.md', 'mocks/scenarios/names.ts', 'mocks/scenarios/play.ts', 'mocks/scenarios/scenarios.test.ts']],
])('a new %s is in every file that needs it', (kind, files) => {
  expect([...filesOf(kind, 'open-bets').keys()].toSorted()).toEqual(files.toSorted());
});

test.each(handlerTags)('a list for players with the tag %s is in the files of the tag', (tag) => {
  const { files } = planned(['endpoint', 'open-bets', '--tag', tag, '--list', '--player']);
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
  expect(files.get('src/product/paths.ts')).toContain("openBets: fixedPath('/user/open-bets'),");
});

test('a page for everybody has its own address, no guard, and a link in the footer', () => {
  const { files } = planned(['page', 'tips', '--public', '/dicas']);
  expect(files.get('src/app/pages.ts')).toContain("{ name: 'tips', path: '/dicas', load: () => import('@/routes/tips') }");
  expect(files.get('src/app/pages.test.tsx')).toContain("'/dicas', 'tips', []]");
  expect(files.get('scripts/page-addresses.ts')).toContain("{ name: 'tips', address: '/dicas' }");
  expect(files.get('src/features/page-parts/footer-links.tsx')).toContain("{ label: 'Tips', to: paths.tips() }");
  expect(files.get('src/app/search-entries/page-entries.ts')).toContain("page(paths.tips(), 'list', 'Tips'),");
  expect(files.get('docs/spec/routes.md')).toMatch(/ \*\*D\*\* `\/dicas`: tips\.\n/);
  expect(files.has('src/features/account/header/player-menu.tsx')).toBe(false);
});

test('a new file of the site imports by the alias, as all others do', () => {
  expect(filesOf('page', 'open-bets').get('src/routes/open-bets.tsx')).not.toContain("from '.");
});

test.each(['open-bets', 'openBets', 'OpenBets'])('the name %s has all its forms', (text) => {
  expect(parseName(text)).toEqual({ kebab: 'open-bets', camel: 'openBets', pascal: 'OpenBets', title: 'Open bets' });
});

test.each([
  [['endpont', 'x'], "'endpont' is not one of endpoint, page, scenario"],
  [[], 'a kind and a name are needed'],
  [['page'], 'one name is needed'],
  [['page', 'a', 'b'], 'one name is needed'],
  [['page', '../x'], "'../x' is not a name"],
  [['page', 'x', '--list'], '--tag, --list and --player are for an endpoint'],
  [['scenario', 'x', '--list'], '--tag, --list and --player are for an endpoint'],
  [['endpoint', 'x', '--public', '/x'], '--public is for a page'],
  [['scenario', 'x', '--public', '/x'], '--public is for a page'],
  [['page', 'x', '--public', 'x'], "--public takes one segment such as /dicas, not 'x': add-a-page.md has longer ones"],
  [['page', 'x', '--public', '/casino/x'], "--public takes one segment such as /dicas, not '/casino/x': add-a-page.md has longer ones"],
  [['page', 'x', '--public', '/ajuda'], '/ajuda exists: use another address'],
  [['endpoint', 'x', '--lst'], "Unknown option '--lst'. Flags: --tag, --list, --player, --public."],
  [['endpoint', 'x', '--tag', 'loby'], "'loby' is not one of account, auth, bonus,"],
  [['endpoint', 'game'], 'Game exists in openapi/tags/lobby.yaml: use another name'],
  [['endpoint', 'games', '--list'], 'games exists'],
  [['endpoint', 'game', '--list'], 'Game exists in openapi/tags/lobby.yaml'],
  [['endpoint', 'id'], 'Id exists in openapi/common.yaml'],
  [['endpoint', 'error'], 'Error is a name of JavaScript'],
  [['endpoint', 'lobby'], 'exists'],
  [['page', 'notifications'], 'src/features/notifications exists: use another name'],
  [['page', 'titled-page'], 'TitledPage is a part of every page'],
  [['page', 'transaction'], 'transaction exists'],
  [['page', 'recover-legacy'], 'exists'],
  [['scenario', 'ana'], 'a player is called Ana'],
  [['scenario', 'beto'], 'a player is called Beto'],
])('%j is refused', (argv, message) => {
  expect(() => planned(argv)).toThrow(message);
});

test.each([
  // Created as, then tried as: each form of the same name.
  ['endpoint', ['jackpot'], [['jackpot'], ['Jackpot'], ['JACKPOT'], ['jackpot', '--list'], ['jackpot', '--player'], ['jackpot-answer']]],
  [
    'endpoint',
    ['open-bets', '--list'],
    [['open-bets'], ['openBets'], ['OpenBets', '--list'], ['open-bet'], ['OpenBet', '--list'], ['open-bet-list']],
  ],
  ['page', ['open-bets'], [['open-bets'], ['openBets'], ['OpenBets'], ['OPEN-BETS']]],
  ['scenario', ['empty-wallet'], [['empty-wallet'], ['emptyWallet'], ['EmptyWallet'], ['EMPTY-WALLET'], ['emptywallet']]],
])('after %s %j, each form of the name is refused', (kind, created, forms) => {
  for (const form of forms) expect(() => planned([kind, ...created], [kind, ...form]), form.join(' ')).toThrow(FlagError);
});

test.each([
  ['endpoint', ['jackpot'], ['jackpots']],
  ['page', ['open-bets'], ['open-bet']],
  ['scenario', ['empty-wallet'], ['empty-wallets']],
])('after %s %j, %j is another name', (kind, created, other) => {
  expect(() => planned([kind, ...created], [kind, ...other])).not.toThrow();
});

test.each([
  ['statuses', 'Statuse'],
  ['entries', 'Entry'],
  ['campus', 'Campus'],
  ['access-pass', 'AccessPass'],
])('a list of %s has items of the schema %s', (name, schema) => {
  const { files } = planned(['endpoint', name, '--list']);
  expect(files.get('openapi/tags/content.yaml')).toContain(`\n  ${schema}:\n`);
});

test.each(['page', 'scenario'])('a %s that exists is refused', (kind) => {
  const taken = { page: 'login', scenario: 'verified' }[kind] ?? '';
  expect(() => planned([kind, taken])).toThrow(`${taken} exists`);
});

test('a file without the anchor is an error that names both', () => {
  expect(() => createDraft(root).insertAfter('README.md', 'no such text', 'x')).toThrow('README.md has "no such text" 0 times');
});
