import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { CHECKS } from './checks';
import { pageHtml } from './page-html';
import { readCheckPage } from './pages';

const home = fileURLToPath(new URL('..', import.meta.url));

describe('The check pages', () => {
  it('exist for each check, and for nothing else.', () => {
    const pages = readdirSync(join(home, 'docs/checks')).map((name) => name.replace('.md', ''));
    expect(pages.toSorted()).toEqual(Object.keys(CHECKS).toSorted());
  });

  it.each(Object.keys(CHECKS))('explain %s: its meaning, a finding and a waiver.', (check) => {
    const page = readCheckPage(check) ?? '';
    expect(page.startsWith(`# ${check}\n`)).toBe(true);
    expect(page.split('\n').length).toBeGreaterThan(15);
    for (const part of ['## How it is found', '## A finding', 'waivers:', check]) expect(page).toContain(part);
    expect(pageHtml(page)).not.toMatch(/```|^#/m);
  });

  it('exist for every check id used in the code.', () => {
    const sources = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.includes('package') && !name.endsWith('.test.ts'),
    );
    const usedIds = sources.flatMap((name) =>
      [...readFileSync(join(home, name), 'utf8').matchAll(/\bcheck: '([a-z-]+)'/g)].map(([, check = '']) => check),
    );
    expect(usedIds.length).toBeGreaterThan(10);
    expect([...new Set(usedIds)].filter((check) => !Object.hasOwn(CHECKS, check))).toEqual([]);
  });

  it('are linked from the README.', () => {
    const readme = readFileSync(join(home, 'README.md'), 'utf8');
    for (const check of Object.keys(CHECKS)) expect(readme).toContain(`(docs/checks/${check}.md)`);
  });
});
