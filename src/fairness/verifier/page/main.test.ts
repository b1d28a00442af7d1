import { beforeEach, expect, test, vi } from 'vitest';

import { evidenceText } from '../../core/evidence';
import { HONEST_MINES } from '../evidence.fixture';
import html from './verificar.html?raw';

const evidence = (payout = 1280) =>
  evidenceText({ beacon: null, rounds: [{ ...HONEST_MINES, round: { ...HONEST_MINES.round, payout } } as never] });
const element = (id: string) => document.getElementById(id) as HTMLInputElement;
const openFiles = () => [...element('files').children].map(({ textContent }) => textContent);
const result = (text: string) => vi.waitFor(() => expect(element('result').textContent).toContain(text));

function choose(files: Readonly<Record<string, string>>): void {
  const chosen = Object.entries(files).map(([name, text]) => ({ name, size: text.length, text: () => Promise.resolve(text) }));
  Object.defineProperty(element('file'), 'files', { value: chosen, configurable: true });
  element('file').dispatchEvent(new Event('change'));
}

beforeEach(async () => {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  vi.resetModules();
  await import('./main');
});

test('files are verified together with those that are open, and a copy counts once', async () => {
  choose({ 'celular.json': evidence(), 'computador.json': evidence() });
  await result('1 rodada: 1 confere');
  expect(openFiles()).toEqual(['celular.json', 'computador.json']);
  expect(element('clear').hidden).toBe(false);

  choose({ 'outra.json': evidence(1281) });
  await result('2 rodadas:');
  await result('O que a casa disse em outras provas: rodada mns_31');
});

test('a file that cannot be read is named, and is not opened', async () => {
  choose({ 'celular.json': evidence() });
  await result('1 rodada:');
  choose({ 'quebrado.json': '{' });
  await result('quebrado.json: O texto não está completo');
  expect(openFiles()).toEqual(['celular.json']);
});

test('a file that is too big is not read', async () => {
  Object.defineProperty(element('file'), 'files', { value: [{ name: 'filme.json', size: 20_000_001 }], configurable: true });
  element('file').dispatchEvent(new Event('change'));
  await result('filme.json é grande demais');
});

test('pasted evidence is verified', async () => {
  element('text').value = evidence();
  element('verify').click();
  await result('1 rodada: 1 confere');
});
