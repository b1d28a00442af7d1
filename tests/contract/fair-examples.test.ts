import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { BEACON, beaconRoundTime, verifyBeaconRound } from '../../mocks/domain/double/beacon';
import { isObject, members } from '../../scripts/contract/json';
import type { Json, JsonObject } from '../../scripts/contract/json';
import { siteSettings } from '../../scripts/site/settings';

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
  expect(rounds.length).toBeGreaterThan(3);
  for (const round of rounds) {
    const { server_seed: seed, public_seed: salt, roll, status } = round;
    expect(hash(String(seed))).toBe(round['server_seed_hash']);
    if (status === 'voided') expect([roll, round['color']]).toEqual([null, null]);
    else {
      const [f = 1] = randomNumbers(String(seed), `${salt}:${round['round']}`, 1);
      expect(roll).toBe(Math.floor(f * 15));
      expect(round['color']).toBe(roll === 0 ? 'white' : Number(roll) < 8 ? 'red' : 'black');
    }
  }
});

it('Examples of chains have a valid terminal hash and a beacon round after their publication, whose signature gives the public seed.', () => {
  const chains = listObjects(contract).filter((node) => typeof node['terminal_hash'] === 'string');
  expect(chains.length).toBeGreaterThan(2);
  for (const chain of chains) {
    const lastSeed = (chain['id'] === 'dch_1' ? 'a' : 'b').repeat(64);
    let terminal = lastSeed;
    for (let round = 0; round < Number(chain['length']); round += 1) terminal = hash(terminal);
    expect(chain['terminal_hash']).toBe(terminal);
    const beaconRound = Number(chain['beacon_round']);
    expect(beaconRoundTime(beaconRound)).toBeGreaterThan(Date.parse(String(chain['published_at'])));
    const signature = chain['beacon_signature'];
    if (signature === null) expect(chain['public_seed']).toBeNull();
    else {
      expect(verifyBeaconRound(beaconRound, String(signature), BEACON.publicKey)).toBe(true);
      expect(chain['public_seed']).toBe(createHash('sha256').update(String(signature), 'hex').digest('hex'));
    }
  }
});

it('The beacon of the examples is the stand-in’s, which the site trusts in development.', () => {
  const { chainHash, publicKey, genesisTime, periodS, name, scheme } = BEACON;
  const beacons = listObjects(contract).filter((node) => typeof node['chain_hash'] === 'string');
  expect(beacons.length).toBeGreaterThan(1);
  const shown = { name, chain_hash: chainHash, public_key: publicKey, scheme, genesis_time: genesisTime, period_s: periodS };
  for (const beacon of beacons) expect(beacon).toEqual(shown);
  expect(siteSettings({ backend: 'http' }).config.fairnessBeacon).toEqual({ chainHash, publicKey, genesisTime, periodS });
});

it('Examples of bets on double have a valid receipt.', () => {
  const nodes = listObjects(contract);
  const key = nodes.find((node) => node['algorithm'] === 'Ed25519' && typeof node['public_key'] === 'string')?.['public_key'];
  const bets = nodes.filter((node) => isObject(node['receipt']) && typeof node['round_id'] === 'string');
  expect(bets.length).toBeGreaterThan(3);
  for (const bet of bets) {
    const { player_id: player, issued_at: issued, signature } = isObject(bet['receipt']) ? bet['receipt'] : {};
    const state = bet['status'] === 'cancelled' ? 'cancelled' : 'open';
    const round = String(bet['round_id']).slice('dbl_'.length);
    const lines = ['double-bet-receipt:1', player, bet['id'], bet['round_id'], round, bet['color'], bet['amount'], state, issued];
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: String(key) } });
    expect(verify(null, Buffer.from(lines.join('\n')), publicKey, Buffer.from(String(signature), 'base64url'))).toBe(true);
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
