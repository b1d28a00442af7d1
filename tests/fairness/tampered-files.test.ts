import { createHash } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import type { RoundEvidence } from '../../src/fairness/core/evidence';
import { evidenceText } from '../../src/fairness/core/evidence';
import { withheldVerdict } from '../../src/fairness/core/finding';
import { QUICKNET } from '../../src/fairness/core/quicknet';
import { setCurveVerifier, verifyHere } from '../../src/fairness/core/signatures';
import type { DoubleEvidence } from '../../src/fairness/double/checks/claims';
import { keyVerdict, refusalVerdict } from '../../src/fairness/double/finding';
import type { Attempt } from '../../src/fairness/double/journal';
import { createTestRounds } from '../../src/fairness/double/rounds.fixture';
import { BEACON, BEFORE_DRAWN, OTHER_KEY, PLAYER, RECEIPT_KEY, signBet } from '../../src/fairness/double/signing.fixture';
import type { PaymentEvidence } from '../../src/fairness/core/payments';
import type { MinesEvidence } from '../../src/fairness/mines/evidence';
import { recordsOf } from '../../src/fairness/mines/games.fixture';
import { HONEST_MINES } from '../../src/fairness/verifier/evidence.fixture';
import { EvidenceFileError, readEvidenceFile } from '../../src/fairness/verifier/read-evidence-file';
import { verifyFiles } from '../../src/fairness/verifier/verify-file';
import { verifyTerminalHash } from '../../src/fairness/verifier/verify-terminal-hash';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

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
  const { server_time: _, totals: __, ...stated } = round;
  const asked = { round_id: round.id, color: round.color ?? 'red', amount: 100 };
  const bet = signBet({ id: 'bet_1', ...asked, status: 'open', payout: null }, 8);
  const { payout: ___, ...placed } = bet;
  return {
    game: 'double',
    round: stated,
    commitment: {
      round: 8,
      hash: round.server_seed_hash,
      public_seed: round.public_seed,
      chain_id: round.chain_id,
    },
    previous_seed: rounds.over(7).server_seed,
    chain: rounds.chain,
    chain_seen_at: BEFORE_DRAWN,
    receipt_keys: [{ id: RECEIPT_KEY.id, public_key: RECEIPT_KEY.public_key }],
    player: PLAYER,
    journal: [
      { at: 1, act: { type: 'bet', asked } },
      { at: 2, answer: { to: 'bet', how: 'answered', bet: placed } },
      { at: 3, listed: [{ id: bet.id, state: 'open' }] },
    ],
    reported: [{ ...bet, status: 'won', payout: round.color === 'white' ? 1400 : 200 }],
    changes: [],
    is_restarted: false,
  };
}

/** A prize that has not reached the balance after a minute. */
const payment = (payout: number): PaymentEvidence => ({
  game: 'double',
  round: null,
  finding: 'payment bet_1',
  payment: { id: 'bet_1', stake: 100, payout },
  taken: 100,
  paid: 0,
  isOverdue: true,
});

/** Verdicts of the kinds of evidence before a change. */
const VERDICTS = ['passed', 'passed', 'passed', 'failed', 'failed', 'unchecked', 'unchecked'];

async function allKinds(): Promise<RoundEvidence[]> {
  const attempts = Array.from({ length: 12 }, (): Attempt => ({ round_id: 'dbl_1', type: 'bet', color: 'red', winner: 'red' }));
  const double = await doubleEvidence();
  return [
    HONEST_MINES,
    { ...lost, journal: recordsOf(lost.round as Parameters<typeof recordsOf>[0]) } as MinesEvidence,
    double,
    payment(200),
    keyVerdict(PLAYER, { first: RECEIPT_KEY, later: OTHER_KEY }).evidence,
    ...[refusalVerdict(PLAYER, attempts)?.evidence].filter((evidence) => evidence !== undefined),
    withheldVerdict(PLAYER, 'double', 'dbl_8', 'Double, rodada dbl_8', double.journal).evidence,
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
      expect(() => readEvidenceFile(changed), `${path.join('.')} in ${changed.slice(0, 80)}`).toThrow(EvidenceFileError);
    }
  }
  expect(tampered).toBeGreaterThan(1000);
  expect(readEvidenceFile(text).rounds).toHaveLength(VERDICTS.length);
});

/** Times and bounds, of which another one of the same kind decides nothing: they are changed to other kinds of values only. */
const BOUNDS = /(^|\.)(at|seenAt|chain_seen_at|maxPayout|length)$/;

/** Verifies each signature once: most changes leave them as they are. */
const verified = new Map<string, Promise<boolean>>();
function verifyOnce(task: Parameters<typeof verifyHere>[0]): Promise<boolean> {
  const key = JSON.stringify([task.curve, ...[task.publicKey, task.message, task.signature].map((bytes) => [...bytes])]);
  const result = verified.get(key) ?? verifyHere(task);
  verified.set(key, result);
  return result;
}
beforeAll(() => setCurveVerifier(verifyOnce));

/** Returns the verdict on a file with one piece of evidence and a true checksum; 'refused' if it is no evidence file. */
async function verdictOfFile(evidence: unknown): Promise<string> {
  try {
    const file = readEvidenceFile(evidenceText({ beacon: BEACON, rounds: [evidence as RoundEvidence] }));
    // These are the checks of `npx tsx scripts/verify-receipt.ts --full`.
    const extraChecks = (round: RoundEvidence) => verifyTerminalHash(round, sha256);
    for await (const { verdict } of verifyFiles([file], { trustsBeacon: true, extraChecks })) return verdict;
  } catch (error) {
    expect(error).toBeInstanceOf(EvidenceFileError);
  }
  return 'refused';
}

test('no changed field of any kind of evidence is green, even with a new checksum', async () => {
  const passed: string[] = [];
  let tampered = 0;
  for (const [index, evidence] of (await allKinds()).entries()) {
    expect(await verdictOfFile(evidence)).toBe(VERDICTS[index]);
    for (const path of leaves(evidence)) {
      for (const change of BOUNDS.test(path.join('.')) ? CHANGES.slice(1) : CHANGES) {
        const changed = alter(evidence, path, change);
        if (JSON.stringify(changed) === JSON.stringify(evidence)) continue;
        tampered += 1;
        if ((await verdictOfFile(changed)) === 'passed') passed.push(`${index}: ${path.join('.')}`);
      }
    }
  }
  expect(passed).toEqual([]);
  expect(tampered).toBeGreaterThan(1000);
});
