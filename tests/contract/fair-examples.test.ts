import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { isObject, members } from '../../scripts/contract/json';
import type { Json, JsonObject } from '../../scripts/contract/json';

const contract: JsonObject = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
const examples = listObjects(contract).filter((node) => node['server_seed'] !== null && typeof node['server_seed'] === 'string');

it('Examples of mines have a valid hash, layout, multiplier and payout.', () => {
  const games = examples.filter((game) => Array.isArray(game['mine_positions']));
  expect(games.length).toBeGreaterThan(2);
  for (const game of games) {
    const { server_seed: seed, client_seed: client, nonce, mines, revealed, amount, multiplier, payout } = game;
    expect(hash(String(seed))).toBe(game['server_seed_hash']);
    const pool = Array.from({ length: 25 }, (_, cell) => cell);
    const layout = randomNumbers(String(seed), `${client}:${nonce}`, Number(mines)).map(
      (f) => pool.splice(Math.floor(f * pool.length), 1)[0],
    );
    expect(game['mine_positions']).toEqual(layout);
    const safe = (Array.isArray(revealed) ? revealed : []).filter((cell) => !layout.includes(Number(cell)));
    expect(multiplier).toBe(expectedMultiplier(Number(mines), safe.length));
    expect(payout).toBe(game['status'] === 'lost' ? 0 : Math.floor((Number(amount) * Math.round(Number(multiplier) * 100)) / 100));
  }
});

it('Examples of replaced seeds of mines have a valid hash.', () => {
  const replaced = examples.filter((node) => typeof node['replaced_at'] === 'string');
  expect(replaced.length).toBeGreaterThan(0);
  for (const { server_seed: seed, server_seed_hash: stated } of replaced) expect(hash(String(seed))).toBe(stated);
});

it('The example table of multipliers follows from the house edge.', () => {
  const [table] = listObjects(contract).filter((node) => Array.isArray(node['1']) && Array.isArray(node['24']));
  expect(Object.keys(table ?? {})).toHaveLength(24);
  for (const [mines, row] of members(table)) {
    expect(row, mines).toEqual(Array.from({ length: 25 - Number(mines) }, (_, index) => expectedMultiplier(Number(mines), index + 1)));
  }
});

it('Examples of double have a valid hash, roll and colour.', () => {
  const rounds = examples.filter((round) => typeof round['public_seed'] === 'string');
  expect(rounds.length).toBeGreaterThan(2);
  for (const round of rounds) {
    const { server_seed: seed, public_seed: salt, roll } = round;
    expect(hash(String(seed))).toBe(round['server_seed_hash']);
    const [f = 1] = randomNumbers(String(seed), `${salt}:${round['round']}`, 1);
    expect(roll).toBe(Math.floor(f * 15));
    expect(round['color']).toBe(roll === 0 ? 'white' : Number(roll) < 8 ? 'red' : 'black');
  }
});

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function randomNumbers(seed: string, message: string, count: number): number[] {
  const blocks = Array.from({ length: Math.ceil(count / 8) }, (_, block) =>
    createHmac('sha256', seed).update(`${message}:${block}`).digest(),
  );
  const bytes = Buffer.concat(blocks);
  return Array.from({ length: count }, (_, index) => bytes.readUInt32BE(index * 4) / 2 ** 32);
}

function expectedMultiplier(mines: number, safe: number): number {
  if (safe === 0) return 1;
  return Number((9900n * choose(25, safe)) / choose(25 - mines, safe) / 100n) / 100;
}

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= count; step += 1) ways = (ways * BigInt(from - step + 1)) / BigInt(step);
  return ways;
}

function listObjects(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  return isObject(value) ? [value, ...Object.values(value).flatMap(listObjects)] : [];
}
