import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { JsonObject } from './json';
import { line, redoclyProblems, spectralProblems } from './linters';
import { checkContract } from './rules';

const root = process.cwd();
const document: JsonObject = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8'));

const problems = [
  ...(await redoclyProblems(root)),
  ...(await spectralProblems(root)),
  ...checkContract(document).map(({ rule, pointer, message }) => line(`contract ${rule}`, pointer, message)),
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`Problems in the contract: ${problems.length}`);
  process.exitCode = 1;
} else {
  console.log('The contract has no problems.');
}
