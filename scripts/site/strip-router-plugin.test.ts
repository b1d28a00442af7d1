import { readFile, readdir } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { stripRouterPlugin } from './strip-router-plugin';

const { transform } = stripRouterPlugin();
const handler = typeof transform === 'object' ? transform.handler : undefined;
const strip = (code: string): { code: string } | null => (handler === undefined ? null : Reflect.apply(handler, {}, [code, 'chunk.mjs']));

it.each(['development', 'production'])('the plugin matches the installed router (%s)', async (kind) => {
  const folder = `node_modules/react-router/dist/${kind}`;
  const files = (await readdir(folder)).filter((name) => /^chunk-\w+\.mjs$/.test(name));
  const codes = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  const [stripped] = codes.flatMap((code) => strip(code)?.code ?? []);
  expect(stripped).not.toContain('React.createElement(PrefetchPageLinks');
  expect(stripped).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
  expect(stripped).not.toMatch(/^Form\.displayName/m);
  expect(stripped).toMatch(/^var ENABLE_DEV_WARNINGS = false;$/m);
  expect(stripped).not.toContain('Unexpected Application Error');
});

it('the plugin rejects a router that it does not match', () => {
  expect(() => strip('function usePrefetchBehavior() {}')).toThrow('does not match');
});
