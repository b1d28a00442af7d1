import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

import type { Page } from '@playwright/test';

import { expect, test, violations } from './support';

/** Evidence of a game without a journal, so that it cannot be checked completely. */
const HONEST = {
  game: 'mines',
  round: {
    id: 'mns_31',
    status: 'cashed_out',
    amount: 1000,
    mines: 3,
    revealed: [12, 7],
    multiplier: 1.28,
    next_multiplier: null,
    payout: 1280,
    client_seed: 'cliente-teste',
    server_seed_hash: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
    nonce: 1,
    mine_positions: [1, 2, 0],
    server_seed: 'a'.repeat(64),
    started_at: '2026-11-21T14:05:00-03:00',
    ended_at: '2026-11-21T14:05:40-03:00',
  },
  terms: { edgeBp: 100, maxPayout: 5_000_000 },
};
const RIGGED = { ...HONEST, round: { ...HONEST.round, id: 'mns_32', payout: 1279 } };

const DIST = resolve('dist');

/** Returns an evidence file, with the checksum of its contents. */
function evidenceFile(rounds: readonly object[]): string {
  const [exported_at, beacon] = ['2026-11-21T17:05:00Z', null];
  const checksum = crc32(JSON.stringify([exported_at, beacon, rounds]))
    .toString(16)
    .padStart(8, '0');
  return JSON.stringify({ format: 'fairness-evidence', version: 2, exported_at, beacon, rounds, checksum });
}

/** Chooses files, by their names. */
const open = (page: Page, files: Readonly<Record<string, string>>) =>
  page
    .getByLabel('Escolher arquivos de provas')
    .setInputFiles(Object.entries(files).map(([name, text]) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })));

test('the offline verifier counts equal evidence of two files once, and finds what the operator stated otherwise to another player', async ({
  page,
}) => {
  await page.goto(pathToFileURL(resolve(DIST, 'verificar.html')).href);
  await open(page, { 'celular.json': evidenceFile([HONEST]), 'computador.json': evidenceFile([HONEST]) });
  await expect(page.getByRole('status')).toContainText('1 rodada: 0 conferem, 0 não conferem, 1 sem conferência.');
  await expect(page.getByRole('list', { name: 'Arquivos abertos' })).toHaveText('celular.jsoncomputador.json');

  await open(page, { 'quebrado.json': '{' });
  await expect(page.getByRole('status')).toContainText('quebrado.json: O texto não está completo');

  await open(page, { 'outra.json': evidenceFile([{ ...HONEST, round: { ...HONEST.round, payout: 1281 } }]) });
  await expect(page.getByRole('status')).toContainText('2 rodadas: 0 conferem, 2 não conferem, 0 sem conferência.');
  await expect(page.getByRole('listitem').filter({ hasText: 'em outras provas' })).toHaveCount(2);

  await page.getByRole('button', { name: 'Começar de novo' }).click();
  await expect(page.getByRole('list', { name: 'Arquivos abertos' })).toHaveText('');
  await expect(page.getByRole('button', { name: 'Começar de novo' })).toBeHidden();
});

test('the offline verifier works from disk without a request, and is accessible', async ({ page, context }) => {
  const requests: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await context.setOffline(true);
  const address = pathToFileURL(resolve(DIST, 'verificar.html')).href;
  await page.goto(address);
  await open(page, { 'provas.json': evidenceFile([HONEST, RIGGED]) });
  await expect(page.getByRole('status')).toContainText('2 rodadas: 0 conferem, 1 não confere, 1 sem conferência.');
  const failed = page.getByRole('group').filter({ hasText: 'mns_32' });
  await expect(failed.getByRole('listitem').filter({ hasText: 'Pagamento' })).toContainText(/calculado R\$\s12,80; informado R\$\s12,79/);
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Provas em texto').fill('{}');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('status')).toContainText('Este arquivo não tem provas de rodadas.');
  expect(requests).toEqual([address]);
  expect(problems).toEqual([]);
});

test('a visitor finds the page in the footer, sees no rounds yet, and reaches the offline verifier', async ({ page }) => {
  await page.goto('/games/double');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jogo justo, verificável' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jogo justo, verificável' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Abrir o verificador' });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  const html = await readFile(resolve(DIST, 'verificar.html'), 'utf8');
  expect(await response.text()).toBe(html);
  const checksum = await page.request.get((await page.getByRole('link', { name: 'soma SHA-256' }).getAttribute('href')) ?? '');
  expect(await checksum.text()).toBe(`${createHash('sha256').update(html).digest('hex')}  verificar.html\n`);
});
