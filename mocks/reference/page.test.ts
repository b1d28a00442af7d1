import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { listOperations } from './contract-tree';
import type { JsonObject } from './contract-tree';
import { referencePage } from './page';

const contract: JsonObject = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

describe('The reference page', () => {
  const page = referencePage(contract, 'p { margin: 0 }');

  it('shows every operation and event once, with its path and source.', () => {
    for (const { kind, name, method, node } of listOperations(contract)) {
      const section = findSection(page, `operation-${String(node['operationId'])}`);
      expect(section).toContain(`<code class="path">${name}</code>`);
      expect(section).toContain(`>${kind === 'webhook' ? 'EVENT' : method.toUpperCase()}<`);
      expect(section).toContain(`badge ${String(node['x-source'])}`);
    }
  });

  it('shows parameters, bodies and examples.', () => {
    const start = findSection(page, 'operation-startMinesGame');
    expect(start).toContain('<code>Idempotency-Key</code>');
    expect(start).toContain('<code>client_seed</code>');
    expect(start).toContain('<code>data.mine_positions</code>');
    expect(start).toContain('bearer token');
    expect(start).toContain('Você já tem um jogo aberto.');
    expect(findSection(page, 'operation-getSeo')).toContain('no token');
    expect(findSection(page, 'operation-onDoubleRoundOpened')).toContain('public channel');
  });

  it('has no broken link and no duplicate id.', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('has its style and loads nothing.', () => {
    expect(page).toContain('p { margin: 0 }');
    expect(page).not.toMatch(/<script|<link| style=| on[a-z]+=|<img|<iframe|(?:src|href)="[^#]/);
  });
});

it('The page escapes texts of the contract.', () => {
  const evil = `<script>alert("1")</script>'&`;
  const page = referencePage(
    {
      info: { title: evil, version: evil, description: evil },
      tags: [{ name: 'things', description: evil }],
      paths: {
        [`/${evil}`]: {
          get: {
            operationId: evil,
            tags: ['things'],
            summary: evil,
            description: `\`${evil}\` **${evil}**`,
            'x-source': evil,
            security: [],
            parameters: [{ name: evil, in: evil, description: evil, schema: { enum: [evil], pattern: evil, default: evil } }],
            responses: {
              '200': {
                description: evil,
                content: {
                  [evil]: { schema: { properties: { [evil]: { const: evil, description: evil } } }, examples: { [evil]: { value: evil } } },
                },
              },
            },
          },
        },
      },
      components: { schemas: { [evil]: { type: evil, description: evil } } },
    },
    '',
  );
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;');
});

function findSection(page: string, id: string): string {
  const [, rest = ''] = page.split(` id="${id}"`);
  expect(rest, id).not.toBe('');
  return rest.split('</section>')[0] ?? '';
}
