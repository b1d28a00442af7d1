import { expect, test } from 'vitest';

import { articleSections, excerpt } from './article-sections';

test('a page is split at its headings, without markup', () => {
  const content =
    '<p>Antes de <strong>tudo</strong>.</p><h2 id="prazo">1. Prazo</h2><p>Um dia.</p><ul><li>útil</li></ul><h2 id="fim">2. Fim</h2>';
  expect(articleSections({ slug: 'saques', title: 'Saques', content })).toEqual([
    { slug: 'saques', title: 'Saques', heading: undefined, text: 'Antes de tudo.' },
    { slug: 'saques', title: 'Saques', heading: { id: 'user-content-prazo', text: '1. Prazo' }, text: 'Um dia. útil' },
    { slug: 'saques', title: 'Saques', heading: { id: 'user-content-fim', text: '2. Fim' }, text: '' },
  ]);
});

test('an excerpt ends after a word', () => {
  expect(excerpt('curto')).toBe('curto');
  expect(excerpt('palavra '.repeat(30))).toMatch(/^(palavra )+palavra…$/);
});
