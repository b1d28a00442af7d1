import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { stripReactDomPlugin } from './strip-react-dom-plugin';

const { transform } = stripReactDomPlugin();
const strip = (code: string): { code: string } =>
  typeof transform === 'object' ? Reflect.apply(transform.handler, {}, [code, 'react-dom-client.production.js']) : { code };

test('the plugin matches the installed React DOM', async () => {
  const { code } = strip(await readFile('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8'));
  expect(code).toContain('function startViewTransition() {}');
  expect(code).not.toContain('FragmentInstance.prototype');
});

test('React DOM becomes an ES module', async () => {
  const { code } = strip(await readFile('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8'));
  expect(code).toContain('import * as React from "react";');
  expect(code).toContain('export const hydrateRoot = function');
  expect(code).not.toMatch(/\brequire\(|\bexports\b/);
});

test('the plugin rejects a React DOM that it does not match', () => {
  expect(() => strip('function startViewTransition() {\n}')).toThrow('React DOM has no function');
});
