// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';

import type { RoundEvidence } from '../core/evidence';
import { evidenceText } from '../core/evidence';
import { QUICKNET } from '../core/quicknet';
import { setCurveVerifier, verifyHere } from '../core/signatures';
import type { DoubleEvidence } from '../double/evidence';
import { keyVerdict, refusalVerdict, withheldVerdict } from '../double/finding';
import type { Attempt } from '../double/journal';
import { createTestRounds } from '../double/rounds.fixture';
import { BEACON, BEFORE_DRAWN, OTHER_KEY, PLAYER, RECEIPT_KEY, signBet } from '../double/signing.fixture';
import type { MinesEvidence } from '../mines/evidence';
import { recordsOf } from '../mines/games.fixture';
import { HONEST_MINES } from './evidence.fixture';
import { readEvidenceFile } from './read-evidence-file';
import { verifyEvidence } from './verify-evidence';

type Path = readonly (string | number)[];

/** Lists the paths of all values that are no objects. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Returns a copy with another value at a path. */
function alter(value: unknown, [key, ...rest]: Path, change: (leaf: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = alter(copy[key], rest, change);
  return copy;
}

const CHANGES: readonly ((leaf: unknown) => unknown)[] = [
  (leaf) => (typeof leaf === 'number' ? leaf + 1 : typeof leaf === 'string' ? `${leaf}0` : leaf === null ? 1 : leaf !== true),
  (leaf) => (typeof leaf === 'number' ? -leaf - 1 : typeof leaf === 'string' ? leaf.slice(1) : leaf === null ? '' : null),
  (leaf) => (leaf === null ? 0 : null),
  (leaf) => (typeof leaf === 'string' ? leaf.length : String(leaf)),
];

const lost: MinesEvidence = {
  ...HONEST_MINES,
  round: { ...HONEST_MINES.round, status: 'lost', revealed: [12, 1], payout: 0, multiplier: 1.12 },
};

async function doubleEvidence(): Promise<DoubleEvidence> {
  const rounds = await createTestRounds(8);
  const round = rounds.over(8);
  const asked = { round_id: round.id, color: round.color ?? 'red', amount: 100 };
  const bet = signBet({ id: 'bet_1', ...asked, status: 'open', payout: null }, 8);
  return {
    game: 'double',
    round,
    commitment: {
      round: 8,
      hash: round.server_seed_hash,
      public_seed: round.public_seed,
      chain_id: round.chain_id,
      terminal_hash: rounds.chain.terminal_hash,
    },
    previous_seed: rounds.over(7).server_seed,
    chain: rounds.chain,
    chain_seen_at: BEFORE_DRAWN,
    receipt_keys: [RECEIPT_KEY],
    player: PLAYER,
    journal: [
      { at: 1, act: { type: 'bet', player: PLAYER, asked } },
      { at: 2, answer: { to: 'bet', how: 'answered', bet } },
    ],
    reported: [{ ...bet, status: 'won', payout: round.color === 'white' ? 1400 : 200 }],
    changes: [],
    is_restarted: false,
  };
}

async function allKinds(): Promise<RoundEvidence[]> {
  const attempts = Array.from({ length: 12 }, (): Attempt => ({ round_id: 'dbl_1', color: 'red', winner: 'red' }));
  const double = await doubleEvidence();
  return [
    HONEST_MINES,
    { ...lost, journal: recordsOf(lost.round as Parameters<typeof recordsOf>[0]) } as MinesEvidence,
    double,
    keyVerdict(PLAYER, { first: RECEIPT_KEY, later: OTHER_KEY }).evidence,
    ...[refusalVerdict(PLAYER, attempts)?.evidence].filter((evidence) => evidence !== undefined),
    withheldVerdict(PLAYER, 'dbl_8', double.journal).evidence,
  ];
}

test('every changed field of every kind of evidence makes the file invalid', async () => {
  const text = evidenceText({ beacon: QUICKNET, rounds: await allKinds() });
  const file: unknown = JSON.parse(text);
  let tampered = 0;
  for (const path of leaves(file)) {
    for (const change of CHANGES) {
      const changed = JSON.stringify(alter(file, path, change));
      if (changed === JSON.stringify(file)) continue;
      tampered += 1;
      expect(() => readEvidenceFile(changed), `${path.join('.')} in ${changed.slice(0, 80)}`).toThrow();
    }
  }
  expect(tampered).toBeGreaterThan(1000);
  expect(readEvidenceFile(text).rounds).toHaveLength(6);
});

/** Fields that decide nothing: their change with a new checksum keeps the verdict. No other field may. */
const WITHOUT_EFFECT = {
  mines: [
    'game',
    'journal.before',
    'journal.lines.0.act.player',
    'journal.lines.0.act.shown.committedAt',
    'journal.lines.0.act.shown.seenAt',
    'journal.lines.0.act.shown.terms.edgeBp',
    'journal.lines.0.act.shown.terms.maxPayout',
    'journal.lines.0.at',
    'journal.lines.1.answer.game.payout',
    'journal.lines.1.answer.how',
    'journal.lines.1.at',
    'journal.lines.2.at',
    'journal.lines.3.answer.game.payout',
    'journal.lines.3.answer.how',
    'journal.lines.3.at',
    'journal.lines.4.at',
    'journal.lines.5.answer.game.payout',
    'journal.lines.5.answer.how',
    'journal.lines.5.at',
    'journal.lines.6.at',
    'journal.lines.7.answer.how',
    'journal.lines.7.at',
    'round.multiplier',
    'round.next_multiplier',
    'terms.edgeBp',
    'terms.maxPayout',
  ],
  double: [
    'chain.first_round',
    'chain.length',
    'chain_seen_at',
    'journal.0.act.player',
    'journal.0.at',
    'journal.1.answer.bet.payout',
    'journal.1.answer.bet.placed_at',
    'journal.1.answer.bet.status',
    'journal.1.answer.how',
    'journal.1.answer.to',
    'journal.1.at',
    'receipt_keys.0.algorithm',
    'reported.0.placed_at',
    'round.betting_ends_at',
    'round.id',
    'round.server_time',
    'round.status',
    'round.totals.black',
    'round.totals.red',
    'round.totals.white',
  ],
};

/** Verifies each signature once: most changes leave them as they are. */
const verified = new Map<string, Promise<boolean>>();
function verifyOnce(task: Parameters<typeof verifyHere>[0]): Promise<boolean> {
  const key = JSON.stringify([task.curve, ...[task.publicKey, task.message, task.signature].map((bytes) => [...bytes])]);
  const result = verified.get(key) ?? verifyHere(task);
  verified.set(key, result);
  return result;
}
beforeAll(() => setCurveVerifier(verifyOnce));

test.each(['mines', 'double'] as const)(
  'a changed field of a round of %s is not green even with a new checksum, unless it decides nothing',
  async (game) => {
    const honest = game === 'mines' ? HONEST_MINES : await doubleEvidence();
    expect((await verifyEvidence(honest, BEACON)).verdict).toBe('passed');
    const passed: string[] = [];
    for (const path of leaves(honest)) {
      const [change] = CHANGES;
      const { verdict } = await verifyEvidence(alter(honest, path, change ?? ((leaf) => leaf)) as RoundEvidence, BEACON);
      if (verdict === 'passed') passed.push(path.join('.'));
    }
    expect(passed.toSorted()).toEqual(WITHOUT_EFFECT[game]);
  },
);
