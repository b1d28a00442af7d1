import { describe, expect, it } from 'vitest';

import { hostPath } from './install.mjs';
import { isInstalled } from './packages.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/for-windows': { version: '1.0.0', integrity: 'sha512-w', optional: true },
  },
};
const installed = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } } };

describe('isInstalled', () => {
  it('is true if only packages of other platforms are missing', () => {
    expect(isInstalled(lock, installed)).toBe(true);
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['has other content', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
    ['is left over', { ...installed.packages, 'node_modules/b': { version: '1.0.0', integrity: 'sha512-b' } }],
  ])('is false if a package %s', (_, packages) => {
    expect(isInstalled(lock, { packages })).toBe(false);
  });
});

describe('hostPath', () => {
  it('removes the programs of the project', () => {
    expect(hostPath('/site', '/site/node_modules/.bin:/usr/bin:/other/node_modules/.bin')).toBe('/usr/bin:/other/node_modules/.bin');
  });
});
