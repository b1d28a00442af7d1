import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { buildVerifierPage, checksumLine, composeVerifierPage } from './verifier-page';

let html: string;

beforeAll(async () => {
  html = await buildVerifierPage(process.cwd());
});

const between = (start: string, end: string) => html.slice(html.indexOf(start) + start.length, html.indexOf(end));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the page is one file that loads nothing', () => {
  expect(html).not.toMatch(/\b(src|href)="(?!data:,)/);
  expect(html).not.toMatch(/https?:\/\//);
  expect(html).not.toMatch(/\bimport\(|\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|localStorage/);
});

test('its policy allows its own script and style and images in data: URLs, and nothing else', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hash(between('<script>', '</script>'))}`,
    `style-src ${hash(between('<style>', '</style>'))}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('the policy comes before the style and the script', () => {
  const places = ['Content-Security-Policy', '<style>', '<script>'].map((text) => html.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

test('a script cannot end its element', () => {
  const page = composeVerifierPage('<!-- policy --><!-- style --><!-- script -->', 'a{}', "x('</script>$&')");
  expect(page).toContain("<script>x('<\\/script>$&')</script>");
});

test('the same sources give the same bytes in another folder, so that anyone can compare the checksum', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'another folder '));
  for (const name of ['generated/api/model', 'src/fairness', 'src/shared', 'src/app/brand', 'tsconfig.json', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const other = await buildVerifierPage(folder);
  rmSync(folder, { recursive: true });
  expect(checksumLine(other)).toBe(checksumLine(html));
  expect(checksumLine(html)).toBe(`${createHash('sha256').update(html).digest('hex')}  verificar.html\n`);
});
