import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';

import { bls12_381 } from '@noble/curves/bls12-381.js';

import { isRecord } from '../contract/pointer';

// The rules of mines and double as the contract describes them. They are written again here, not imported from the stand-in,
// because a server could copy a fault of the stand-in. A value of the wrong type gives undefined, or false if a signature
// is asked for: the schema check reports it.

type Values = Readonly<Record<string, unknown>>;

const digest = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** Returns the SHA-256 of a text in hex. */
export function sha256(text: unknown): string | undefined {
  return typeof text === 'string' ? digest(text).toString('hex') : undefined;
}

/** Returns the randomness of a beacon's signature, its SHA-256 in hex; null for null. */
export function randomness(signature: unknown): string | null | undefined {
  if (signature === null) return null;
  return typeof signature === 'string' ? digest(Buffer.from(signature, 'hex')).toString('hex') : undefined;
}

/** Returns the time at which the beacon signs a round, in Unix ms. */
export function beaconTime(beacon: unknown, round: unknown): number | undefined {
  if (!isRecord(beacon) || typeof round !== 'number') return undefined;
  const { genesis_time: genesis, period_s: period } = beacon;
  return typeof genesis === 'number' && typeof period === 'number' ? (genesis + (round - 1) * period) * 1000 : undefined;
}

/**
 * Results by key, round and signature. A verification takes longer than a hundred calls, and several steps need the same result.
 */
const verified = new Map<string, boolean>();

/** Returns true if a signature is that of the beacon for a round (drand scheme bls-unchained-g1-rfc9380). */
export function isBeaconSignature(beacon: unknown, round: unknown, signature: unknown): boolean {
  if (!isRecord(beacon) || typeof beacon['public_key'] !== 'string') return false;
  if (typeof round !== 'number' || typeof signature !== 'string') return false;
  const key = `${beacon['public_key']} ${String(round)} ${signature}`;
  const isValid = verified.get(key) ?? verifySignature(beacon['public_key'], round, signature);
  verified.set(key, isValid);
  return isValid;
}

function verifySignature(publicKey: string, round: number, signature: string): boolean {
  const number = Buffer.alloc(8);
  const { G1, G2, fields, pairingBatch, shortSignatures } = bls12_381;
  try {
    number.writeBigUInt64BE(BigInt(round));
    const message = shortSignatures.hash(digest(number), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
    // Verifies as `shortSignatures.verify` does, but without its table of multiples of the base point, which pays only for many
    // calls.
    const pairing = pairingBatch([
      { g1: message, g2: G2.Point.fromHex(publicKey) },
      { g1: G1.Point.fromHex(signature), g2: G2.Point.BASE.negate() },
    ]);
    return fields.Fp12.eql(pairing, fields.Fp12.ONE);
  } catch {
    return false;
  }
}

/** Returns the roll of a round of double, 0 to 14; null for a round without one, because it is voided or not over. */
export function doubleRoll(round: unknown): number | null | undefined {
  if (!isRecord(round)) return undefined;
  if (round['status'] === 'voided' || round['server_seed'] === null) return null;
  const [first] = fairNumbers(1, round['server_seed'], round['public_seed'], round['round']);
  return first === undefined ? undefined : Math.floor(first * 15);
}

/** Returns the colour of a roll: 0 is white, 1 to 7 red, 8 to 14 black; null for null. */
export function doubleColor(roll: unknown): string | null | undefined {
  if (roll === null) return null;
  if (typeof roll !== 'number') return undefined;
  if (roll === 0) return 'white';
  return roll <= 7 ? 'red' : 'black';
}

/**
 * Returns the payout of a bet of double in cents: 14 times its amount on white, twice on red and black, 0 on a wrong colour; undefined
 * if the round has no roll.
 */
export function doublePayout(bet: unknown, round: unknown): number | undefined {
  const color = doubleColor(doubleRoll(round));
  if (!isRecord(bet) || typeof bet['amount'] !== 'number' || typeof color !== 'string') return undefined;
  if (bet['color'] !== color) return 0;
  return bet['amount'] * (color === 'white' ? 14 : 2);
}

/**
 * Returns the ids of rounds whose hash, roll or colour does not follow from their seeds, joined by commas; '' if none. A round whose
 * server seed is not revealed is one of them.
 */
export function unfairRounds(rounds: unknown): string | undefined {
  return listFaulty(rounds, (round) => {
    const roll = doubleRoll(round);
    return sha256(round['server_seed']) === round['server_seed_hash'] && roll === round['roll'] && doubleColor(roll) === round['color'];
  });
}

/**
 * Returns the ids of rounds whose seed does not hash to the seed of the round before in the same chain, joined by commas; '' if none.
 * A round whose predecessor is not in the list passes. An unrevealed seed, of the round or of its listed predecessor, does not.
 */
export function unlinkedRounds(rounds: unknown): string | undefined {
  const seeds = new Map(toRecords(rounds).map((round) => [roundKey(round, 0), round['server_seed']]));
  return listFaulty(rounds, (round) => {
    const key = roundKey(round, -1);
    return !seeds.has(key) || sha256(round['server_seed']) === seeds.get(key);
  });
}

/**
 * Returns the ids of rounds that do not fit to a chain, joined by commas; '' if none. A round that claims the chain must be one of
 * its rounds and have its public seed. A round within the chain must claim it.
 */
export function foreignRounds(rounds: unknown, chain: unknown): string | undefined {
  if (!isRecord(chain) || typeof chain['first_round'] !== 'number' || typeof chain['length'] !== 'number') return undefined;
  const [first, end] = [chain['first_round'], chain['first_round'] + chain['length']];
  return listFaulty(rounds, ({ chain_id: id, round, public_seed: seed }) => {
    const isInside = Number(round) >= first && Number(round) < end;
    return id === chain['id'] ? isInside && seed === chain['public_seed'] : !isInside;
  });
}

/**
 * Returns true if the receipt of a bet is signed by that of the keys which it names. A won or lost bet is verified as the open one it
 * was, a cancelled one as cancelled.
 */
export function isReceipt(bet: unknown, roundNumber: unknown, keys: unknown): boolean {
  if (!isRecord(bet) || !isRecord(bet['receipt']) || !Array.isArray(keys)) return false;
  const { key_id: keyId, player_id: player, issued_at: issuedAt, signature } = bet['receipt'];
  const key = toRecords(keys).find(({ id }) => id === keyId)?.['public_key'];
  if (typeof key !== 'string' || typeof signature !== 'string') return false;
  const { id, round_id: round, color, amount, status } = bet;
  const state = status === 'cancelled' ? 'cancelled' : 'open';
  const text = ['double-bet-receipt:1', player, id, round, roundNumber, color, amount, state, issuedAt].join('\n');
  try {
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: key } });
    const bytes = Buffer.from(signature, 'base64url');
    // The last character has unused bits, which the site demands to be zero.
    return bytes.toString('base64url') === signature && verify(null, Buffer.from(text), publicKey, bytes);
  } catch {
    return false;
  }
}

/** Returns the mined cells (0 to 24) of a finished game, in the order in which they were drawn. */
export function minesCells(game: unknown): number[] | undefined {
  if (!isRecord(game) || !isMines(game['mines'])) return undefined;
  const numbers = fairNumbers(game['mines'], game['server_seed'], game['client_seed'], game['nonce']);
  if (numbers.length === 0) return undefined;
  const pool = Array.from({ length: 25 }, (_, cell) => cell);
  return numbers.flatMap((number) => pool.splice(Math.floor(number * pool.length), 1));
}

/**
 * Returns the payout of a finished game in cents, by its revealed cells; 0 if one is a mine, the amount if there are none. The
 * multiplier is rounded down to hundredths, the payout to cents. `config` has the house edge in basis points and the maximum payout in
 * cents.
 */
export function minesPayout(game: unknown, config: unknown): number | undefined {
  const cells = minesCells(game);
  if (!isRecord(game) || !isRecord(config) || cells === undefined || !Array.isArray(game['revealed'])) return undefined;
  const { amount, mines } = game;
  const { edge_bp: edge, max_payout: cap } = config;
  if (!isWhole(amount) || !isMines(mines) || !isWhole(edge) || typeof cap !== 'number') return undefined;
  const revealed = game['revealed'].map(Number);
  if (revealed.some((cell) => cells.includes(cell))) return 0;
  const hundredths = revealed.length === 0 ? 100n : multiplierHundredths(mines, revealed.length, edge);
  return hundredths === undefined ? undefined : Math.min(cap, Number((BigInt(amount) * hundredths) / 100n));
}

/**
 * Returns the numbers of mines whose published multipliers do not follow from the published edge, joined by commas; '' if none. A number
 * without multipliers is not detected.
 */
export function unfairMultipliers(config: unknown): string | undefined {
  if (!isRecord(config) || !isWhole(config['edge_bp']) || !isRecord(config['multipliers'])) return undefined;
  const { edge_bp: edge, multipliers } = config;
  return Object.entries(multipliers)
    .filter(([mines, published]) => {
      if (!isMines(Number(mines))) return true;
      const due = Array.from(
        { length: 25 - Number(mines) },
        (_, index) => Number(multiplierHundredths(Number(mines), index + 1, edge)) / 100,
      );
      return JSON.stringify(due) !== JSON.stringify(published);
    })
    .map(([mines]) => mines)
    .join(', ');
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isMines = (value: unknown): value is number => isWhole(value) && value >= 1 && value < 25;

/** Returns the multiplier in hundredths, rounded down; undefined if so many cells cannot be opened. */
function multiplierHundredths(mines: number, opened: number, edge: number): bigint | undefined {
  const [ways, safeWays] = [choose(25, opened), choose(25 - mines, opened)];
  return safeWays === 0n ? undefined : (BigInt(10_000 - edge) * ways) / safeWays / 100n;
}

/** Returns the number of ways to choose `count` of `from` cells. */
function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= count; step += 1) ways = (ways * BigInt(from - step + 1)) / BigInt(step);
  return ways;
}

/**
 * Returns `count` numbers from 0 to below 1 (rule G1 of `docs/spec/mechanics.md`): four bytes each of the HMAC-SHA256 of
 * `seed:nonce:block`, with the text of the server seed as the key. Empty if a value has the wrong type.
 */
function fairNumbers(count: number, serverSeed: unknown, seed: unknown, nonce: unknown): number[] {
  if (typeof serverSeed !== 'string' || typeof seed !== 'string' || typeof nonce !== 'number') return [];
  const blocks = Array.from({ length: Math.ceil(count / 8) }, (_, block) =>
    createHmac('sha256', serverSeed)
      .update(`${seed}:${String(nonce)}:${String(block)}`)
      .digest(),
  );
  const bytes = Buffer.concat(blocks);
  return Array.from({ length: count }, (_, index) => bytes.readUInt32BE(index * 4) / 2 ** 32);
}

function listFaulty(rounds: unknown, isValid: (round: Values) => boolean): string | undefined {
  if (!Array.isArray(rounds)) return undefined;
  return toRecords(rounds)
    .filter((round) => !isValid(round))
    .map(({ id }) => String(id))
    .join(', ');
}

const toRecords = (list: unknown): Values[] => (Array.isArray(list) ? list.filter(isRecord) : []);

/** Returns the key of the round itself (0) or the one before (-1). */
const roundKey = ({ chain_id: chain, round }: Values, offset: 0 | -1) => `${String(chain)} ${String(Number(round) + offset)}`;
