import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ensurePackages, otherManager } from './install.mjs';
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

describe('otherManager', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'packages-'));
    mkdirSync(join(root, 'node_modules'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['pnpm', '.modules.yaml'],
    ['Yarn', '.yarn-integrity'],
  ])('names %s by its file', async (name, file) => {
    writeFileSync(join(root, 'package-lock.json'), '{}');
    writeFileSync(join(root, 'node_modules', file), '');
    expect(otherManager(root)).toBe(name);
    expect(await ensurePackages(root)).toBe(false);
  });

  it('names none for the packages of npm', () => {
    writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
    expect(otherManager(root)).toBeUndefined();
  });
});
