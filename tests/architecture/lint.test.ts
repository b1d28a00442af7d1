import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot, withFixtureProject } from './fixture-project';

interface Planted {
  readonly file: string;
  readonly code: string;
  /** Rules that must report the file, sorted. */
  readonly rules: readonly string[];
}

const planted: readonly Planted[] = [
  { file: 'src/features/a/p1.ts', code: "export const call = () => fetch('/api');", rules: ['eslint(no-restricted-globals)'] },
  { file: 'src/session/p2.ts', code: "export const call = () => window.fetch('/api');", rules: ['eslint(no-restricted-properties)'] },
  { file: 'src/app/p3.ts', code: "export const call = () => globalThis.fetch('/api');", rules: ['eslint(no-restricted-properties)'] },
  {
    file: 'src/shared/p4.ts',
    code: "export const call = () => navigator.sendBeacon('/api');",
    rules: ['eslint(no-restricted-properties)'],
  },
  { file: 'src/app/p5.ts', code: 'export const call = () => new XMLHttpRequest();', rules: ['eslint(no-restricted-globals)'] },
  { file: 'src/features/a/p6.ts', code: "export { Link } from 'react-router-dom';", rules: ['eslint(no-restricted-imports)'] },
  { file: 'src/shared/p7.ts', code: 'export default 1;', rules: ['import(no-default-export)'] },
  { file: 'src/shared/p8.ts', code: 'export const text = (value: any): string => `${value}`;', rules: ['typescript(no-explicit-any)'] },
  {
    file: 'mocks/p9.ts',
    code: 'const later = async () => 1;\nexport const start = () => {\n  later();\n};',
    rules: ['typescript(no-floating-promises)'],
  },
  { file: 'src/shared/p10.tsx', code: 'export const Picture = () => <img src="/a.png" />;', rules: ['jsx-a11y(alt-text)'] },
  {
    file: 'src/shared/p11.tsx',
    code: "import { useState } from 'react';\nexport const useIt = (on: boolean) => {\n  if (on) useState(1);\n};",
    rules: ['react(hooks)', 'react-hooks(rules-of-hooks)'],
  },
  { file: 'src/shared/p12.ts', code: "console.log('here');", rules: ['eslint(no-console)'] },
  { file: 'src/shared/p13.test.ts', code: "import { it } from 'vitest';\nit.only('a', () => {});", rules: ['vitest(no-focused-tests)'] },

  { file: 'src/api/transport.ts', code: "export const call = () => fetch('/api');", rules: [] },
  { file: 'src/routes/home.tsx', code: 'export default function Home() {\n  return <p>Jogos</p>;\n}', rules: [] },
  { file: 'src/app/router.tsx', code: "export { Link } from 'react-router-dom';", rules: [] },
  { file: 'mocks/p14.ts', code: "export const call = () => fetch('http://localhost');", rules: [] },
];

interface Report {
  readonly diagnostics: { readonly filename: string; readonly code: string }[];
}

describe('the linter', () => {
  const files = Object.fromEntries(planted.map(({ file, code }) => [file, `${code}\n`]));
  const output = withFixtureProject(files, ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.node.json'], (root) =>
    spawnSync(join(projectRoot, 'node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: root, encoding: 'utf8' }),
  );
  const { diagnostics } = JSON.parse(output.stdout) as Report;

  it.each(planted)('reports $file under $rules', ({ file, rules }) => {
    const found = diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ code }) => code)
      .toSorted();
    expect(found).toEqual(rules);
  });

  it('exits with an error', () => expect(output.status).toBe(1));
});
