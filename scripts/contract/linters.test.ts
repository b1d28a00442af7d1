import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { redoclyProblems, spectralProblems } from './linters';

const SLASHED = ['/v2/settings/', '/v2/images/', '/v2/others/'];
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'contract-'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  for (const file of ['redocly.yaml', '.redocly.lint-ignore.yaml', '.spectral.yaml']) await cp(file, join(root, file));
  await mkdir(join(root, 'openapi'));
  await writeFile(join(root, 'openapi/openapi.yaml'), JSON.stringify(createDocument(SLASHED)));
});

afterEach(() => rm(root, { recursive: true }));

it('The linters accept a trailing slash for the paths of SPEC A12 and A13 only.', { tags: 'full' }, async () => {
  expect(await redoclyProblems(root)).toEqual([expect.stringMatching(/^redocly no-path-trailing-slash {2}.*others~1/)]);
  expect(await spectralProblems(root, createDocument(SLASHED))).toEqual([
    expect.stringMatching(/^spectral path-keys-no-trailing-slash {2}.*\/v2\/others\//),
  ]);
});

it('A linter that fails is an error, not an empty result.', async () => {
  await rm(join(root, 'openapi/openapi.yaml'));
  await rm(join(root, '.spectral.yaml'));
  await expect(redoclyProblems(root)).rejects.toThrow('redocly failed');
  await expect(spectralProblems(root, createDocument(SLASHED))).rejects.toThrow('spectral failed');
});

function createDocument(paths: string[]) {
  const operation = (index: number) => ({
    operationId: `getThing${index}`,
    tags: ['things'],
    summary: 'A thing',
    description: 'One thing.',
    security: [],
    responses: { '200': { description: 'It.' }, '404': { description: 'None.' } },
  });
  return {
    openapi: '3.1.1',
    info: {
      title: 'Small',
      version: '1',
      description: 'Small.',
      license: { name: 'None', identifier: 'LicenseRef-None' },
      contact: { name: 'Nobody', url: 'https://nobody.invalid', email: 'nobody@nobody.invalid' },
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'things', description: 'Things.' }],
    paths: Object.fromEntries(paths.map((path, index) => [path, { get: operation(index) }])),
  };
}
