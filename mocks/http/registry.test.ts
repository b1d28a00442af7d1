import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { operations } from '@generated/operations';
import { afterEach, expect, test } from 'vitest';

import { handlers } from './registry';

const run = promisify(execFile);
const root = process.cwd();
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Returns the compiler errors for code that imports the registry. */
async function checked(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  folders.push(folder);
  const head = `import { handlers } from '${root}/mocks/http/registry';\nimport type { Handlers } from '${root}/mocks/http/types';\n`;
  await writeFile(join(folder, 'fixture.ts'), head + code);
  const paths = { '@generated/*': [`${root}/generated/*`] };
  const types = [`${root}/node_modules/@types/node`, `${root}/node_modules/vite/client`];
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: `${root}/tsconfig.json`, compilerOptions: { paths, types }, files: ['fixture.ts'], include: [] }),
  );
  return run(process.execPath, [`${root}/node_modules/typescript7/bin/tsc`, '-p', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test('the registry has exactly one handler per operation', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(operations).sort());
});

test('a missing handler is a compile error', { tags: 'full' }, async () => {
  expect(await checked('const { getStatement, ...rest } = handlers;\nexport const broken: Handlers = rest;\nvoid getStatement;\n')).toMatch(
    /'getStatement' is missing/,
  );
  expect(await checked('export const whole: Handlers = { ...handlers };\n')).toBe('');
});

test('an undocumented response is a compile error', { tags: 'full' }, async () => {
  const wrongStatus = "export const broken: Handlers['getIp'] = () => ({ status: 404, body: { message: '' } });\nvoid handlers;\n";
  const wrongBody = "export const broken: Handlers['getIp'] = () => ({ status: 200, body: { ip: '' } });\nvoid handlers;\n";
  expect(await checked(wrongStatus)).toContain('error TS2322');
  expect(await checked(wrongBody)).toContain("Property 'userIP' is missing");
});
