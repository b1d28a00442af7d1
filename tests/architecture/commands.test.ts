import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { absolute } from '../../scripts/project-files';

const { scripts } = JSON.parse(readFileSync(absolute('package.json'), 'utf8')) as { scripts: Record<string, string> };
const readme = readFileSync(absolute('README.md'), 'utf8');

test.each(Object.entries(scripts))(
  'the command %s is listed in README.md, contains no shell syntax, and installs what is missing first (SPEC N1)',
  (name, line) => {
    const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    expect(readme).toContain(command);
    expect(line).toBe(`node scripts/run.mjs ${name}`);
  },
);
