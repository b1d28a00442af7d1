// @vitest-environment node
import { expect, test } from 'vitest';

import { plainText } from './plain-text';

test.each([
  ['<h2>Slots</h2><p>Mais de <b>mil</b> jogos.</p>', 'Slots Mais de mil jogos.'],
  ['Cassino &amp; esportes&nbsp;&#225;gil &#xe9;', 'Cassino & esportes ágil é'],
  ['<style>a{}</style>Texto<script>alert("x")</script>', 'Texto'],
  ['a &desconhecida; b &#0;', 'a &desconhecida; b &#0;'],
  ['', ''],
])('plainText extracts the text of %s', (html, text) => {
  expect(plainText(html, 300)).toBe(text);
});

test('a longer text is cut at a word', () => {
  expect(plainText('um dois três quatro', 14)).toBe('um dois três…');
});
