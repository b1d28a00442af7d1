// @vitest-environment node
import { expect, test } from 'vitest';

import { textWidth, toPdfString, toWinAnsi, wrapText } from './pdf-text';

/** The characters of the bytes 0x80 to 0x9F in windows-1252. The decoder of Node 20 does not have them. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const decode = (text: string) => Array.from(toWinAnsi(text), (byte) => SIGNS[byte - 0x80] ?? String.fromCharCode(byte)).join('');

test('every letter of Portuguese, and the signs of prices and quotations, is kept', () => {
  const text = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜ àáâãçéêíóôõúü R$\u00A01.250,50 – “18+” ‘a’ … € § º ª • ™ œ Ÿ';
  expect(decode(text)).toBe(text);
});

test('other characters are replaced by the nearest one, or a question mark', () => {
  expect(decode('\u2212R$ 10')).toBe('-R$ 10');
  expect(decode('Ő ł 😀 \u007F')).toBe('O ? ? ?');
  expect(decode('Sa\u0303o')).toBe('São');
});

test('a PDF string is ASCII, with its parentheses escaped', () => {
  expect(toPdfString(String.raw`Ação (50%) \ 1`)).toBe(String.raw`(A\347\343o \(50%\) \\ 1)`);
});

test('no line is wider than the column, and no character is lost', () => {
  const text = `uma frase que precisa de linhas ${'x'.repeat(80)} fim\noutra linha`;
  const lines = wrapText(text, 90, 'regular', 10);
  expect(lines.every((line) => textWidth(line, 'regular', 10) <= 90)).toBe(true);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/\s/g, ''));
  expect(lines.at(-1)).toBe('outra linha');
});

test('bold letters are wider', () => {
  expect(textWidth('Hamburgo', 'regular', 10)).toBeCloseTo(46.68);
  expect(textWidth('Hamburgo', 'bold', 10)).toBeGreaterThan(textWidth('Hamburgo', 'regular', 10));
});
