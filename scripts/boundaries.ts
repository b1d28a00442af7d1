import { existsSync } from 'node:fs';

import { cruise, format } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

import { findTwoWayFolders } from './two-way-folders';

// Checks that imports follow the rules of .dependency-cruiser.cjs, and that no two folders import each other. Exits with 1 if they do not.
const folders = ['src', 'frames', 'mocks', 'conformance', 'generated', 'scripts', 'tests', 'bench'].filter((folder) => existsSync(folder));
const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(folders, options, undefined, { tsConfig: extractTsConfig('tsconfig.json') });
const result = output as ICruiseResult;
const report = await format(result, { outputType: 'err' });
console.log(report.output);

const imports = result.modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
const pairs = findTwoWayFolders(imports);
for (const pair of pairs) console.error(pair);
process.exitCode = report.exitCode > 0 || pairs.length > 0 ? 1 : 0;
