// @vitest-environment node
import { expect, test } from 'vitest';

import { formatClock, formatDate, formatDateTime, formatTime, setTimeZone } from './date';
import { currencySymbol, formatMoney, formatSignedMoney, setCurrency } from './money';
import { formatPhone } from './phone';
import { formatCount, formatCounted, formatHundredths, formatMultiple, formatPercent } from './number';

const NBSP = '\u00a0';

test.each([
  [123456, `R$${NBSP}1.234,56`],
  [0, `R$${NBSP}0,00`],
  [5, `R$${NBSP}0,05`],
  [-990, `-R$${NBSP}9,90`],
  [100000000, `R$${NBSP}1.000.000,00`],
])('%i cents are formatted as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test.each([
  [1600, `+R$${NBSP}16,00`],
  [-3200, `−R$${NBSP}32,00`],
  [0, `R$${NBSP}0,00`],
])('%i cents with their sign read %s', (cents, text) => {
  expect(formatSignedMoney(cents)).toBe(text);
});

test('dates and times are formatted in the time zone of São Paulo', () => {
  expect(formatDateTime('2026-11-21T17:05:00Z')).toBe('21/11/2026 14:05');
  expect(formatDate('2026-11-22T01:30:00+00:00')).toBe('21/11/2026');
  expect(formatTime('2026-11-22T03:00:00Z')).toBe('00:00');
  expect(formatClock('2026-11-22T03:00:09Z')).toBe('00:00:09');
});

test('another time zone of a deployment applies until it is set back', () => {
  expect(setTimeZone('America/Manaus')).toBe(true);
  expect(formatDateTime('2026-11-21T03:30:00Z')).toBe('20/11/2026 23:30');
  expect(setTimeZone('Nowhere/Town')).toBe(false);
  expect(setTimeZone('America/Sao_Paulo')).toBe(true);
  expect(formatDateTime('2026-11-21T03:30:00Z')).toBe('21/11/2026 00:30');
});

test('another currency of a deployment applies until it is set back', () => {
  expect(setCurrency('EUR')).toBe(true);
  expect([formatMoney(123_456), currencySymbol()]).toEqual([`€${NBSP}1.234,56`, '€']);
  expect(setCurrency('BRL')).toBe(true);
  expect([formatMoney(123_456), currencySymbol()]).toEqual([`R$${NBSP}1.234,56`, 'R$']);
});

test('hundredths have exactly two decimals', () => {
  expect(formatHundredths(1.2)).toBe('1,20');
  expect(formatHundredths(1.005)).toBe('1,01');
});

test('counts have a thousands separator and the right form of their noun', () => {
  expect(formatCount(2134)).toBe('2.134');
  expect(formatCounted(1, 'jogo', 'jogos')).toBe('1 jogo');
  expect(formatCounted(0, 'jogo', 'jogos')).toBe('0 jogos');
});

test('percentages have at most two decimals', () => {
  expect(formatPercent(96.5)).toBe(`96,5${NBSP}%`);
  expect(formatPercent(100)).toBe(`100${NBSP}%`);
});

test('multiples of a stake have at most two decimals', () => {
  expect(formatMultiple(5000)).toBe('5.000×');
  expect(formatMultiple(0.5)).toBe('0,5×');
});

test.each([
  ['11987654321', '(11) 98765-4321'],
  ['+551133334444', '(11) 3333-4444'],
  ['08000000000', '0800 000 0000'],
  ['190', '190'],
])('the phone number %s is formatted as %s', (digits, text) => {
  expect(formatPhone(digits)).toBe(text);
});
