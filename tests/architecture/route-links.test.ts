import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { projectFiles } from '../../scripts/project-files';
import { pages } from '../../src/app/pages';
import { paths } from '../../src/product/paths';

import { linkedPaths } from './route-links';

const sources = projectFiles(['src']).filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|product\/paths\.ts$/.test(file));
const linked = new Set(sources.flatMap((file) => [...linkedPaths(file, readFileSync(file, 'utf8'))]));

/** Addresses that R38 lists, each with its reason. */
function unlinkedInSpec(): string[] {
  const [, list = ''] = /\*\*R38\*\*.*\n((?: {2}- .*\n)+)/.exec(readFileSync('docs/spec/routes.md', 'utf8')) ?? [];
  return [...list.matchAll(/^ {2}- ((?:`[^`]+`(?:, )?)+): \S.+\.$/gm)].flatMap(([, addresses = '']) =>
    [...addresses.matchAll(/`([^`]+)`/g)].map(([, address = '']) => address),
  );
}

/** Converts '/ref/:id' to '/ref/{id}', '/sports/*' to '/sports/{page...}' (SPEC R). */
const toSpecPath = (path: string) => path.replace(/:(\w+)/, '{$1}').replace(/\*$/, path === '/sport/*' ? '{anything}' : '{page...}');

/** Converts 'user-bonus' to 'userBonus', the name of its path helper. */
const helperOf = (name: string) => (name === 'play-id' ? 'play' : name.replaceAll(/-\w/g, (part) => part.slice(1).toUpperCase()));

test('every page has a link on the site, or a reason in the specification why it has none (SPEC R38)', () => {
  const addressed = pages.filter(({ name }) => name !== 'not-found');
  expect(addressed.filter(({ name }) => !(helperOf(name) in paths))).toEqual([]);
  const unlinked = addressed.filter(({ name }) => !linked.has(helperOf(name))).map(({ path }) => toSpecPath(path));
  expect(unlinked.toSorted()).toEqual(unlinkedInSpec().toSorted());
});

test.each([
  ['<Link to={paths.wallet()} />', true],
  ['<Link to={isOpen ? paths.wallet() : other} />', true],
  ['const entries = [{ to: paths.wallet() }]', true],
  ['void navigate(paths.wallet({ page: 2 }))', true],
  ['const target = given ?? paths.wallet()', true],
  ['if (pathname === paths.wallet()) open()', false],
  ['const isHere = pathname.startsWith(paths.wallet())', false],
  ['paths.wallet() === pathname ? one() : two()', false],
])('%s counts as a link: %s', (code, isLink) => {
  expect(linkedPaths('example.tsx', code).has('wallet')).toBe(isLink);
});
