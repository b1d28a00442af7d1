import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { bundleContract, ContractError } from './bundle';
import { sourceProblems } from './source-problems';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'contract-'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  for (const file of ['openapi', 'redocly.yaml', '.redocly.lint-ignore.yaml']) await cp(file, join(root, file), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** @returns the line of the first changed text */
async function change(file: string, from: string, to: string): Promise<number> {
  const text = await readFile(join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(root, file), text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

const problems = async () => sourceProblems(root, await bundleContract(root));

it('the contract has none', { tags: 'full' }, async () => {
  expect(await problems()).toEqual([]);
});

it('a problem names file and line, operation, and what to write', { tags: 'full' }, async () => {
  const line = await change('openapi/tags/favorites.yaml', '      operationId: listFavoriteGames\n', '      operationId: list-favorites\n');
  expect(await problems()).toEqual([
    `openapi/tags/favorites.yaml:${String(line - 1)}  list-favorites  has no operationId in camelCase.  Write \`operationId\`: a verb and a noun in camelCase that no other operation has.`,
  ]);
});

it('a problem in a schema is found where the schema is written', { tags: 'full' }, async () => {
  await change('openapi/tags/favorites.yaml', '  FavoriteGameList:\n', '  FavoriteGameList:\n    x-player-facing: true\n');
  expect(await problems()).toEqual([expect.stringMatching(/^openapi\/tags\/favorites\.yaml:\d+ {2}x-player-facing marks neither/)]);
});

it('a path of a tag file that the root document does not name is a problem, with the line to write', async () => {
  await change('openapi/tags/favorites.yaml', 'paths:\n', 'paths:\n  /api/favorite-game/top: {}\n');
  expect(await problems()).toEqual([
    'openapi/tags/favorites.yaml  /api/favorite-game/top  openapi/openapi.yaml does not name it. Write under `paths`: `/api/favorite-game/top: { $ref: tags/favorites.yaml#/paths/~1api~1favorite-game~1top }`.',
  ]);
});

it('a file that cannot be read is an error with its place', { tags: 'full' }, async () => {
  await change('openapi/tags/favorites.yaml', 'paths:\n', 'paths: [\n');
  const failure = await bundleContract(root).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContractError);
  expect(String(failure)).toContain('openapi/tags/favorites.yaml');
});

it('a key that is written twice is an error of one line', { tags: 'full' }, async () => {
  await change('openapi/openapi.yaml', '  /v2/platform:\n', '  /v2/platform: {}\n  /v2/platform:\n');
  const failure = await bundleContract(root).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContractError);
  expect((failure as Error).message).toMatch(/^redocly failed: .*duplicated mapping key in .*openapi\.yaml" \(\d+:3\)$/);
});
