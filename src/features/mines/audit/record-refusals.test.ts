import { afterEach, expect, test } from 'vitest';

import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesFairness } from '@generated/api/model/mines-fairness';
import type { MinesGame } from '@generated/api/model/mines-game';

import { backend } from '@/api/backend.fixture';
import { QUICKNET } from '@/fairness/core/quicknet';
import { findVerdict, listVerdicts, readEvidence, recordVerdict } from '@/fairness/core/verdict-log';
import { LOST_GAME, recordsOf } from '@/fairness/mines/games.fixture';
import { recordAct, recordAnswer } from '@/fairness/mines/journal';
import { CELLS, multiplierHundredths, termsOf } from '@/fairness/mines/odds';
import { attemptsVerdict } from '@/fairness/mines/refusals';
import { verifyEvidence } from '@/fairness/verifier/verify-evidence';

import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { recordGame, runAudit } from './run-audit';

afterEach(() => localStorage.clear());

const GAMES = 35;
/** Multipliers of a number of mines, from one diamond on. */
const row = (mines: number) => Array.from({ length: CELLS - mines }, (_, index) => multiplierHundredths(mines, index + 1, 100) / 100);
const rows = Array.from({ length: CELLS - 1 }, (_, index) => [String(index + 1), row(index + 1)]);
const config: MinesConfig = {
  min_bet: 10,
  max_bet: 200_000,
  max_payout: 5_000_000,
  edge_bp: 100,
  multipliers: Object.fromEntries(rows) as MinesConfig['multipliers'],
};
const REFUSALS = { game: 'mines', round: 'refused-moves' } as const;

const fairness: MinesFairness = {
  server_seed_hash: 'e'.repeat(64),
  nonce: GAMES + 1,
  committed_at: LOST_GAME.started_at,
  replaced: null,
  replaced_before: [],
};

/** Plays a game of three mines in which two diamonds are refused and a mine is accepted. */
function play(nonce: number) {
  const id = `mns_${nonce}`;
  const game = { ...LOST_GAME, id, nonce, client_seed: `seed-${nonce}`, server_seed_hash: String(nonce).padStart(64, '0'), revealed: [3] };
  for (const cell of [12, 7]) {
    recordAct(id, { type: 'reveal', id, cell });
    recordAnswer(id, 'refused');
  }
  recordAct(id, { type: 'reveal', id, cell: 3 });
  recordAnswer(id, 'answered', game);
  return game;
}

test('two diamonds that are refused in each game are orange once chance cannot explain them, also elsewhere', async () => {
  const games = Array.from({ length: GAMES }, (_, index) => play(index + 1));
  for (const game of games) await recordGame('usr_1', game, termsOf(config));
  expect(findVerdict('usr_1', REFUSALS)).toBeUndefined();
  backend({
    getMinesFairness: { data: fairness },
    getCurrentMinesGame: () => new Response(null, { status: 204 }),
    listMinesHistory: () => pageOf(games.slice(-1)),
  });
  await runAudit({ player: 'usr_1', shown: fairness, config, signal: new AbortController().signal });
  expect(findVerdict('usr_1', REFUSALS)).toMatchObject({
    verdict: 'unchecked',
    reasons: [expect.stringContaining('70 de 70 jogadas recusadas ou sem resposta eram diamante')],
  });
  const evidence = readEvidence('usr_1', REFUSALS);
  expect(evidence && (await verifyEvidence(evidence, QUICKNET)).verdict).toBe('unchecked');
});

test('a red finding stays red after a game that has its id', async () => {
  const attempts = Array.from({ length: 250 }, () => ({ round_id: 'mns_1', type: 'reveal' as const, cells: 25, gems: 22, is_gem: true }));
  const finding = attemptsVerdict('usr_1', attempts);
  if (finding !== undefined) recordVerdict(finding);
  await recordGame('usr_1', { ...LOST_GAME, id: REFUSALS.round }, termsOf(config));
  expect(findVerdict('usr_1', REFUSALS)).toMatchObject({ verdict: 'failed', label: 'Mines, jogadas recusadas' });
});

test.each<[string, number, MinesGame[], string[]]>([
  ['that the lists do not have a minute later', 61_000, [], ['start x unchecked']],
  ['that is half a minute old', 30_000, [], []],
  ['that is listed', 61_000, [{ ...LOST_GAME, nonce: GAMES }], ['mns_2 unchecked']],
])('a start without an answer %s has the verdicts %4$j', async (_, age, games, verdicts) => {
  const act = recordsOf(LOST_GAME).lines[0]?.act;
  if (act?.type === 'start') recordAct('x', { ...act, player: 'usr_1' }, Date.now() - age);
  recordAnswer('x', 'lost');
  backend({
    getMinesFairness: { data: fairness },
    getCurrentMinesGame: () => new Response(null, { status: 204 }),
    listMinesHistory: () => pageOf(games),
  });
  await runAudit({ player: 'usr_1', shown: fairness, config, signal: new AbortController().signal });
  expect(listVerdicts('usr_1').map(({ round, verdict }) => `${round} ${verdict === 'failed' ? 'unchecked' : verdict}`)).toEqual(verdicts);
});
