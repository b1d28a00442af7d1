import { runInContext } from 'node:vm';

import { build, type PluginOption, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

import { siteSettings } from '../../scripts/site/settings';
import { siteViteConfig } from '../../scripts/site/vite';

/** They write further files of the site. */
const FILE_WRITERS = ['site:build', 'site:frames', 'site:prerender'];
const isAboutModules = (plugin: PluginOption) =>
  plugin === null || typeof plugin !== 'object' || !('name' in plugin) || !FILE_WRITERS.includes(plugin.name);

/** Returns a script with its packages, as the configuration of the site builds it. */
async function builtScript(entry: string): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  const { plugins = [] } = siteViteConfig(siteSettings({ backend: 'http' }), { command: 'build' });
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: plugins.filter(isAboutModules),
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'built' } },
  });
  vi.unstubAllEnvs();
  return (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : ''))).join('\n');
}

test('the build leaves React as it is published: elements that no page renders today work in it', async () => {
  const page = await builtinEnvironments.jsdom.setupVM?.({});
  if (page === undefined) throw new Error('Vitest cannot open a page of its own.');
  const context = page.getVmContext();
  runInContext(await builtScript('tests/architecture/built-react.fixture.tsx'), context);
  const { document } = context as { document: Document };
  expect(document.body.textContent).toBe('part, not sent');
  expect(document.title).toBe('A title');
  expect(document.querySelector('head > meta[name=probe]')).not.toBeNull();
  expect(document.body.dataset['group']).toBe('true');
  expect(document.querySelector('x-part')?.getAttribute('items')).toBe('1,2');
  await page.teardown();
});
