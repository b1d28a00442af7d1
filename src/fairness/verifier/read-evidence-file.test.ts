// @vitest-environment node
import { expect, test } from 'vitest';

import type { Evidence, RoundEvidence } from '../core/evidence';
import { evidenceText } from '../core/evidence';
import { QUICKNET } from '../core/quicknet';
import { HONEST_MINES } from './evidence.fixture';
import { EvidenceFileError, readEvidenceFile, readEvidenceFiles } from './read-evidence-file';

const file = (change: object) =>
  JSON.stringify({ ...(JSON.parse(evidenceText({ beacon: QUICKNET, rounds: [HONEST_MINES] })) as object), ...change });
const exported = (change: Partial<Evidence>) => evidenceText({ beacon: QUICKNET, rounds: [HONEST_MINES], ...change });

test('an exported file is read', () => {
  const { beacon, rounds } = readEvidenceFile(evidenceText({ beacon: QUICKNET, rounds: [HONEST_MINES] }));
  expect(beacon).toEqual(QUICKNET);
  expect(rounds).toEqual([HONEST_MINES]);
  expect(readEvidenceFile(`\uFEFF${exported({ beacon: null })}`).beacon).toBeNull();
});

test('a finding that concerns no single round is read (SPEC G9)', () => {
  const finding = { game: 'mines', round: null, finding: 'sequence-1-4', audit: {} } as RoundEvidence;
  expect(readEvidenceFile(exported({ rounds: [HONEST_MINES, finding] })).rounds).toHaveLength(2);
});

test.each<[string, string]>([
  ['', 'não é um JSON válido'],
  ['{"a":', 'não é um JSON válido'],
  ['[]', 'não tem provas de rodadas'],
  ['{"format":"other"}', 'não tem provas de rodadas'],
  [file({ version: 1 }), 'versão 2 das provas; o arquivo tem a versão 1'],
  [file({ rounds: [{ ...HONEST_MINES, terms: {} }] }), 'a soma de verificação não confere'],
  [file({ exported_at: '2020-01-01' }), 'a soma de verificação não confere'],
  [' '.repeat(20_000_001), 'grande demais'],
  [file({ beacon: { chainHash: 1 } }), 'sorteio público'],
  [file({ rounds: [] }), 'nenhuma rodada'],
  [file({ rounds: {} }), 'nenhuma rodada'],
  [file({ rounds: [HONEST_MINES, { game: 'roleta', round: {} }] }), 'A rodada 2 do arquivo'],
  [file({ rounds: [{ game: 'mines' }] }), 'A rodada 1 do arquivo'],
  [file({ rounds: [{ ...HONEST_MINES, journal: { lines: 5 } }] }), 'A rodada 1 do arquivo'],
  [file({ rounds: [{ ...HONEST_MINES, journal: { ...HONEST_MINES.journal, seeds: 5 } }] }), 'A rodada 1 do arquivo'],
  [
    file({ rounds: [{ game: 'double', round: {}, journal: [], reported: [null], receipt_keys: [], changes: [] }] }),
    'A rodada 1 do arquivo',
  ],
  [file({ rounds: [{ game: 'mines', round: null }] }), 'A rodada 1 do arquivo'],
])('the text %.60s is rejected with its reason', (text, message) => {
  expect(() => readEvidenceFile(text)).toThrow(EvidenceFileError);
  expect(() => readEvidenceFile(text)).toThrow(message);
});

test('of several files, the one that cannot be read is named', () => {
  const good = { name: 'a.json', text: exported({}) };
  expect(readEvidenceFiles([good, good])).toHaveLength(2);
  expect(() => readEvidenceFiles([good, { name: 'b.json', text: '{}' }])).toThrow('b.json: Este arquivo não tem provas de rodadas.');
  expect(() => readEvidenceFiles([{ name: 'b.json', text: '{}' }])).toThrow(/^Este arquivo/);
});

test('all files together have at most 5000 rounds', () => {
  const rounds = (length: number) => ({ name: 'a.json', text: exported({ rounds: Array.from({ length }, () => HONEST_MINES) }) });
  expect(() => readEvidenceFiles([rounds(5001)])).toThrow('O arquivo tem mais de 5000 rodadas.');
  expect(() => readEvidenceFiles([rounds(2501), rounds(2500)])).toThrow('Juntos, os arquivos têm mais de 5000 rodadas.');
});
