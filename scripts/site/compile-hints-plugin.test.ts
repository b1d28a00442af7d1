import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { COMPILE_HINT, compileHintsPlugin } from './compile-hints-plugin';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compile-hints-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Throw statement of the test's script; Vite inserts others. */
const THROW = 'throw Error(`here`)';
const LONG = `console.log('${'a long text '.repeat(200)}');`;

async function buildScript(source: string): Promise<string> {
  // The style sheet makes Vite insert a list of files to preload.
  await writeFile(join(root, 'part.css'), 'p { color: red }');
  await writeFile(join(root, 'part.js'), "import './part.css';");
  await writeFile(join(root, 'main.js'), source);
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [compileHintsPlugin()],
    build: {
      sourcemap: 'hidden',
      rolldownOptions: { input: join(root, 'main.js'), output: { entryFileNames: 'main.js' } },
    },
  });
  return readFile(join(root, 'dist/main.js'), 'utf8');
}

it('a long script begins with the hint, before what Vite inserts, and its source map still fits', async () => {
  const code = await buildScript(`${LONG}\nimport('./part.js').then(() => {\n  throw new Error('here');\n});`);
  expect(code.startsWith(`${COMPILE_HINT}const __vite__mapDeps`)).toBe(true);
  const lines = code.split('\n');
  const line = lines.findIndex((text) => text.includes(THROW));
  const map = new SourceMap(JSON.parse(await readFile(join(root, 'dist/main.js.map'), 'utf8')));
  const entry = map.findEntry(line, lines[line]?.indexOf(THROW) ?? 0);
  expect(entry).toMatchObject({ originalLine: 2, originalColumn: 2 });
});

it('a short script stays as it is', async () => {
  expect(await buildScript(`console.log('short');`)).not.toContain('allFunctionsCalledOnLoad');
});
