// @vitest-environment node
import { expect, test } from 'vitest';

import { formatClock, formatDate, formatDateTime, formatTime, setTimeZone } from './date';
import { currencySymbol, formatMoney, formatSignedMoney, setCurrency } from './money';
import { formatPhone } from './phone';
import { formatHundredths } from './hundredths';
import { formatCount, formatCounted, formatMultiple, formatPercent } from './number';

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
});

// This test fails if Brazil brings daylight saving time back: the browser then knows, and `date.ts` has to learn it.
test('dates and times are those of Intl on every day of 1995 to 2060', { tags: 'full' }, () => {
  const options = { timeZone: 'America/Sao_Paulo', hour12: false } as const;
  const days = new Intl.DateTimeFormat('pt-BR', { ...options, day: '2-digit', month: '2-digit', year: 'numeric' });
  const clocks = new Intl.DateTimeFormat('pt-BR', { ...options, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const stepMs = 25 * 60 * 60 * 1000 + 61_000;
  for (let time = Date.UTC(1995, 0, 1); time < Date.UTC(2060, 0, 1); time += stepMs) {
    const iso = new Date(time).toISOString();
    const clock = clocks.format(time);
    expect([iso, formatDate(iso), formatTime(iso), formatClock(iso)]).toEqual([iso, days.format(time), clock.slice(0, 5), clock]);
  }
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

test('amounts and numbers are those of Intl', () => {
  const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  const decimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
  const hundredths = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const counts = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
  const samples = Array.from({ length: 2000 }, (_, index) => Math.round(1.012 ** index) * (index % 7 === 0 ? -1 : 1)).filter(
    Number.isSafeInteger,
  );
  for (const sample of samples) {
    expect(formatMoney(sample)).toBe(money.format(sample / 100));
    expect(formatCount(sample)).toBe(counts.format(sample));
    for (const value of [sample / 100, sample / 1000, sample / 7, sample / 15, sample]) {
      expect(formatPercent(value)).toBe(`${decimals.format(value)}${NBSP}%`);
      expect(formatHundredths(value)).toBe(hundredths.format(value));
    }
  }
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
