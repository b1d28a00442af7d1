// @vitest-environment node
import { expect, test } from 'vitest';

import { evidenceText } from '../core/evidence';
import { QUICKNET } from '../core/quicknet';
import { HONEST_MINES } from './evidence.fixture';
import { EvidenceFileError, readEvidenceFile } from './read-evidence-file';

const file = (change: object) =>
  JSON.stringify({ ...(JSON.parse(evidenceText({ beacon: QUICKNET, rounds: [HONEST_MINES] })) as object), ...change });

test('an exported file is read', () => {
  const { beacon, rounds } = readEvidenceFile(evidenceText({ beacon: QUICKNET, rounds: [HONEST_MINES] }));
  expect(beacon).toEqual(QUICKNET);
  expect(rounds).toEqual([HONEST_MINES]);
  expect(readEvidenceFile(file({ beacon: null })).beacon).toBeNull();
});

test('a finding that concerns no single round is read (SPEC G9)', () => {
  const finding = { game: 'mines', round: null, finding: 'sequence-1-4', audit: {} };
  expect(readEvidenceFile(file({ rounds: [HONEST_MINES, finding] })).rounds).toHaveLength(2);
});

test.each<[string, string]>([
  ['', 'não é um JSON válido'],
  ['{"a":', 'não é um JSON válido'],
  ['[]', 'não tem provas de rodadas'],
  ['{"format":"other"}', 'não tem provas de rodadas'],
  [file({ version: 2 }), 'versão 1 das provas; o arquivo tem a versão 2'],
  [file({ beacon: { chainHash: 1 } }), 'sorteio público'],
  [file({ rounds: [] }), 'nenhuma rodada'],
  [file({ rounds: {} }), 'nenhuma rodada'],
  [file({ rounds: [HONEST_MINES, { game: 'roleta', round: {} }] }), 'A rodada 2 do arquivo'],
  [file({ rounds: [{ game: 'mines' }] }), 'A rodada 1 do arquivo'],
  [file({ rounds: [{ game: 'mines', round: null }] }), 'A rodada 1 do arquivo'],
])('the text %s is rejected with its reason', (text, message) => {
  expect(() => readEvidenceFile(text)).toThrow(EvidenceFileError);
  expect(() => readEvidenceFile(text)).toThrow(message);
});
