import { describe, expect, test } from 'vitest';

import { isAdult } from './player/age';
import { cpfDigits, formatCpf, isCpf } from './cpf';
import { computeRoll } from './double/double';
import { createDoubleChain } from './double/double-chain';
import { drawNumbers, seedHash } from './fairness';
import { cashOutMinesGame, revealMinesCell, startMinesGame, toMinesGameDto } from './mines/mines';
import { CELL_COUNT, minePositions, MINES_RULES, multiplierHundredths } from './mines/mines-odds';
import { crc16, createPixCode } from './money/pix-code';
import { parsePixCode } from './money/pix-code.fixture';
import reference from './reference-values.json';

const fair = reference.provably_fair;
const seeds = { serverSeed: fair.server_seed, clientSeed: fair.client_seed, nonce: fair.nonce };

test('the hash of a server seed uses its text', () => expect(seedHash(fair.server_seed)).toBe(fair.server_seed_hash));

test('the numbers follow the published scheme (SPEC G1)', () => {
  expect(drawNumbers(fair.numbers.length, seeds.serverSeed, seeds.clientSeed, seeds.nonce)).toEqual(fair.numbers);
});

describe('mines', () => {
  test.each([
    [3, fair.mines_3],
    [24, fair.mines_24],
  ])('%i are placed by the seeds (SPEC G2)', (mines, positions) => expect(minePositions(mines, seeds)).toEqual(positions));

  test.each(Object.entries(reference.mines_multipliers_edge_100bp))(
    '%s have the documented multipliers (SPEC G2)',
    (mines, multipliers) => {
      const paid = multipliers.map((_, index) => multiplierHundredths(Number(mines), index + 1, 100) / 100);
      expect(paid).toEqual(multipliers);
    },
  );

  const start = (mines: number) => {
    const opened = startMinesGame({ ...seeds, id: 'g', playerId: 'p', amount: 100, mines, now: 0, open: undefined }, MINES_RULES);
    if (!opened.ok) throw new Error('refused');
    return opened.value;
  };

  test('hides layout and seed while open, and shows both at the end', () => {
    const open = start(3);
    expect(toMinesGameDto(open)).toMatchObject({ mine_positions: null, server_seed: null, server_seed_hash: fair.server_seed_hash });
    const lost = revealMinesCell(open, fair.mines_3[0] ?? -1, 5);
    expect(lost.ok && toMinesGameDto(lost.value)).toMatchObject({
      status: 'lost',
      payout: 0,
      mine_positions: fair.mines_3,
      server_seed: fair.server_seed,
    });
  });

  test('pays stake times multiplier, once', () => {
    const once = revealMinesCell(start(3), 24, 1);
    if (!once.ok) throw new Error('refused');
    expect(revealMinesCell(once.value, 24, 2).ok).toBe(false);
    const cashed = cashOutMinesGame(once.value, 3);
    expect(cashed.ok && cashed.value.paid).toBe(112);
    expect(cashed.ok && cashOutMinesGame(cashed.value, 4).ok).toBe(false);
    expect(cashOutMinesGame(start(3), 1).ok).toBe(false);
  });

  test('cashes out at the last safe cell', () => {
    const safe = Array.from({ length: CELL_COUNT }, (_, cell) => cell).find((cell) => !fair.mines_24.includes(cell)) ?? -1;
    const won = revealMinesCell(start(24), safe, 1);
    expect(won.ok && won.value).toMatchObject({ status: 'cashed_out', paid: 2475 });
  });
});

describe('double', () => {
  test('rolls the numbers given by the seeds (SPEC G3)', () => {
    const { server_seed, public_seed, rolls_of_rounds_1_to_8: rolls } = reference.double;
    expect(rolls.map((_, index) => computeRoll(server_seed, public_seed, index + 1))).toEqual(rolls);
  });

  test('each seed hashes to that of the previous round (SPEC G3)', () => {
    const chain = createDoubleChain(() => fair.server_seed, 250);
    expect(chain.getSeed(250)).toBe(fair.server_seed);
    for (const round of [250, 151, 150, 2]) expect(seedHash(chain.getSeed(round))).toBe(chain.getSeed(round - 1));
  });
});

describe('a PIX code', () => {
  const { code, ...charge } = reference.br_code;

  test('matches the reference and parses back (SPEC G4)', () => {
    expect(createPixCode(charge)).toBe(code);
    expect(parsePixCode(code)).toEqual({ ...charge, city: 'Sao Paulo' });
    expect(crc16('123456789')).toBe(reference.crc16_ccitt_false[123456789]);
  });

  test('is rejected with a changed character', () => {
    for (let at = 0; at < code.length; at += 1) {
      const changed = `${code.slice(0, at)}${code[at] === '0' ? '1' : '0'}${code.slice(at + 1)}`;
      expect(() => parsePixCode(changed)).toThrow();
    }
  });
});

test.each(reference.cpf)('the CPF $cpf is valid: $valid (SPEC G5)', ({ cpf, valid }) => {
  expect(isCpf(cpf)).toBe(valid);
  expect(formatCpf(cpfDigits(cpf) ?? '')).toBe(cpf);
});

test('a person is of age on the birthday in São Paulo, not the evening before (SPEC G5)', () => {
  expect(isAdult('2008-11-21', Date.parse('2026-11-21T03:00:00Z'))).toBe(true);
  expect(isAdult('2008-11-21', Date.parse('2026-11-21T02:59:59Z'))).toBe(false);
});
