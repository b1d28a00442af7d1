import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { development } from '../addresses';
import { absolute } from '../project-files';
import { type Backend, siteSettings } from '../site/settings';

import { readyBlock } from './ready-block';
import { listServices } from './services';

const block = (backend: Backend) => readyBlock(siteSettings({ backend }), listServices(backend, development), 1.23);

describe('the output of npm start', () => {
  it.each([
    ['the stand-in', 'http'],
    ['the stand-in inside the page', 'worker'],
    ['Prism', 'prism'],
  ] as const)('has at most 15 lines for %s', (_, backend) => {
    expect(block(backend).split('\n').length).toBeLessThanOrEqual(15);
  });

  it.each(['http', 'worker'] as const)('names the panel, a scenario that exists, and the document of the stand-in: %s', (backend) => {
    const text = block(backend);
    const [, scenario = ''] = / \/\?__scenario=([\w-]+)/.exec(text) ?? [];
    expect(readFileSync(absolute('mocks/scenarios/names.ts'), 'utf8')).toContain(`'${scenario}',`);
    for (const part of ['Alt+Shift+D', 'docs/stand-in.md']) expect(text).toContain(part);
  });

  it('has every address and the logins for the stand-in', () => {
    const text = block('http');
    for (const part of ['http://localhost:5173', 'http://localhost:4010', 'http://127.0.0.1:4011', 'http://localhost:4010/docs'])
      expect(text).toContain(part);
    for (const part of ['ana@exemplo.invalid', '529.982.247-25', 'palpite2026', '1.2 s']) expect(text).toContain(part);
  });

  it('has no server for the stand-in inside the page', () => {
    expect(block('worker')).not.toContain('4010');
    expect(block('worker')).toContain('ana@exemplo.invalid');
  });

  it('has the address of Prism and no login, because Prism has no state', () => {
    expect(block('prism')).toContain('http://127.0.0.1:4020');
    expect(block('prism')).not.toContain('palpite2026');
  });

  it('has only the address of another server', () => {
    const text = block(new URL('https://api.example'));
    expect(text).toContain('https://api.example/');
    expect(text).not.toMatch(/40\d\d|palpite2026/);
  });
});
