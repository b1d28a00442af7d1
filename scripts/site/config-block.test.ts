import { expect, it } from 'vitest';

import { parseRuntimeConfig } from '../../src/api/runtime-config';

import { fillConfigBlock } from './config-block';

const block = '<head><script nonce="n" type="application/json" id="config"></script></head>';

it('the site reads the same configuration that was filled in (SPEC N4)', () => {
  const config = parseRuntimeConfig(JSON.stringify({ realtime: { key: '</script><script>alert(1)</script>$&' } }));
  const html = fillConfigBlock(block, config);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = /id="config">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(parseRuntimeConfig(json)).toEqual(config);
});

it('a filled block is replaced', () => {
  const filled = fillConfigBlock(block, parseRuntimeConfig('{"bonusPolicy": "open"}'));
  expect(fillConfigBlock(filled, parseRuntimeConfig(''))).toBe(fillConfigBlock(block, parseRuntimeConfig('')));
});

it('a page without a block is rejected', () => {
  expect(() => fillConfigBlock('<head></head>', parseRuntimeConfig(''))).toThrow('id="config"');
});
