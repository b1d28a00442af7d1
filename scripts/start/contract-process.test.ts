import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { type ContractProcess, createContractProcess } from './contract-process';

let folder = '';
let contract: ContractProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-process-'));
});
afterEach(async () => {
  contract?.stop();
  await rm(folder, { recursive: true });
});

/** @param respond code; `count` is the number of requests, `mark` the path of a file */
async function start(respond: string): Promise<ContractProcess> {
  const program = join(folder, 'check.mjs');
  const text = `import { existsSync, writeFileSync } from 'node:fs';
    const mark = process.argv[1] + '.mark';
    let count = 0;
    process.on('message', ({ folder }) => { count += 1; ${respond} });`;
  await writeFile(program, text);
  contract = createContractProcess('the folder', program);
  return contract;
}

const failure = (check: Promise<void>) => check.then(() => 'no failure', String);

it('problems of the contract reject the check', async () => {
  const { check } = await start('process.send({ problems: [`first ${count} ${folder}`, "second"] });');
  expect(await failure(check())).toBe(
    'Error: the contract has problems: the stand-in and generated/ stay as they are.\nfirst 1 the folder\nsecond',
  );
});

it('all requests go to one process, one after the other', async () => {
  const { check, warmUp } = await start('setImmediate(() => process.send({ problems: [`${count} ${folder}`] }));');
  const warm = warmUp();
  const failures = await Promise.all([failure(check()), failure(check())]);
  await warm;
  expect(failures).toEqual([expect.stringMatching(/\d the folder$/), expect.stringMatching(/\d the folder$/)]);
  expect(failures[0]).not.toBe(failures[1]);
});

it('a process that has ended fails its check, and the next check starts another one', async () => {
  const { check } = await start("if (existsSync(mark)) process.send({ problems: [] }); else { writeFileSync(mark, ''); process.exit(3); }");
  expect(await failure(check())).toBe('Error: the check of the contract has ended (exit 3).');
  await check();
});

it('a contract without problems is written for the stand-in', { tags: 'full' }, async () => {
  contract = createContractProcess(folder);
  await contract.check();
  const [written, generated] = await Promise.all(
    [folder, 'generated'].map((one) => Promise.all(['operations.ts', 'events.ts'].map((file) => readFile(join(one, file), 'utf8')))),
  );
  expect(written).toEqual(generated);
  expect(Object.keys(JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8')).paths)).toContain('/api/auth/login');
});
