import { expect, it } from 'vitest';

import { siteSettings } from './settings';
import { siteViteConfig } from './vite';

it('the site is built for the browsers of SPEC N17', () => {
  const { build } = siteViteConfig(siteSettings({ backend: 'http' }), { command: 'build' });
  expect(build?.target).toEqual(['chrome111', 'edge111', 'firefox121', 'safari16.4']);
});
