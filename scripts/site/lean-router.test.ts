import { readFile, readdir } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { leanRouter } from './lean-router';

const { transform } = leanRouter();
const handler = typeof transform === 'object' ? transform.handler : undefined;
const lean = (code: string): unknown => (handler === undefined ? undefined : Reflect.apply(handler, {}, [code, 'chunk.mjs']));

it.each(['development', 'production'])('knows the form of the installed router (%s)', async (kind) => {
  const folder = `node_modules/react-router/dist/${kind}`;
  const files = (await readdir(folder)).filter((name) => /^chunk-\w+\.mjs$/.test(name));
  const codes = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  const [made] = codes.map(lean).filter((code) => typeof code === 'string');
  expect(made).not.toContain('React.createElement(PrefetchPageLinks');
  expect(made).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
  expect(made).not.toMatch(/^Form\.displayName/m);
});

it('says so where it has another one', () => {
  expect(() => lean('function usePrefetchBehavior() {}')).toThrow('another form');
});
