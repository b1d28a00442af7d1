import { describe, expect, it } from 'vitest';

import { development } from '../addresses';
import { type Backend, siteSettings } from '../site/settings';

import { readyBlock } from './ready-block';
import { servicesFor } from './services';

const block = (backend: Backend) => readyBlock(siteSettings({ backend }), servicesFor(backend, development), 1.23);

describe('what npm start says', () => {
  it('of the stand-in: every address, whom to log in as, what to try', () => {
    const text = block('http');
    for (const part of ['http://localhost:5173', 'http://localhost:4010', 'http://127.0.0.1:4011', 'http://localhost:4010/docs'])
      expect(text).toContain(part);
    for (const part of ['ana@exemplo.invalid', '529.982.247-25', 'palpite2026', 'Try next', '1.2 s']) expect(text).toContain(part);
  });

  it('of the stand-in inside the page: no server of it', () => {
    expect(block('worker')).not.toContain('4010');
    expect(block('worker')).toContain('ana@exemplo.invalid');
  });

  it('of Prism: where it is, and no login, which it would not keep', () => {
    expect(block('prism')).toContain('http://127.0.0.1:4020');
    expect(block('prism')).not.toContain('palpite2026');
  });

  it('of another server: its address alone', () => {
    const text = block(new URL('https://api.example'));
    expect(text).toContain('https://api.example/');
    expect(text).not.toMatch(/40\d\d|palpite2026/);
  });
});
