/**
 * Computes and verifies rounds of Mines and Double, independently of the site. The commands are in docs/fairness.md:
 * node docs/fairness/reference.mjs COMMAND ARGUMENT... prints the result as JSON. Only the beacon needs a package.
 */
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hash = (data) => createHash('sha256').update(data).digest();
const sha256 = (text) => hash(text).toString('hex');

/** Returns random numbers from 0 up to 1, one from each four bytes of HMAC-SHA256. */
function numbers(serverSeed, seed, nonce, count) {
  const block = (_, b) => createHmac('sha256', serverSeed).update(`${seed}:${nonce}:${b}`).digest();
  const data = Buffer.concat(Array.from({ length: Math.ceil(count / 8) }, block));
  return Array.from({ length: count }, (_, i) => data.readUInt32BE(4 * i) / 2 ** 32);
}

/** Returns the cells with mines, in drawing order. */
function mines(serverSeed, clientSeed, nonce, count) {
  const pool = Array.from({ length: 25 }, (_, cell) => cell);
  return numbers(serverSeed, clientSeed, nonce, Number(count)).flatMap((f) => pool.splice(Math.floor(f * pool.length), 1));
}

/** Returns the number of ways to choose from some cells. */
const choose = (from, count) => (count === 0n ? 1n : (choose(from, count - 1n) * (from - count + 1n)) / count);

/** Returns the multiplier in hundredths. */
function multiplier(mineCount, opened, edgeBp) {
  const [m, k] = [BigInt(mineCount), BigInt(opened)];
  if (k === 0n) return 100;
  return Number((100n * (10000n - BigInt(edgeBp)) * choose(25n, k)) / (10000n * choose(25n - m, k)));
}

/** Returns the payout of Mines in cents. */
function payout(stake, mineCount, opened, edgeBp, maxPayout) {
  if (Number(opened) === 0) return 0;
  const won = (BigInt(stake) * BigInt(multiplier(mineCount, opened, edgeBp))) / 100n;
  return Math.min(Number(won), Number(maxPayout));
}

/** Returns the number of a round of Double: 0 is white, 1 to 7 red, 8 to 14 black. */
const double = (serverSeed, publicSeed, round) => Math.floor(numbers(serverSeed, publicSeed, round, 1)[0] * 15);

/** Returns the terminal hash of the chain to which the seed of a round leads. */
function chain(serverSeed, round, firstRound) {
  for (let left = round - firstRound; left >= 0; left -= 1) serverSeed = sha256(serverSeed);
  return serverSeed;
}

/** Returns true if the operator has signed a bet of Double. Key and signature are base64url. */
function receipt(x, signature, ...fields) {
  const signed = Buffer.from(signature, 'base64url');
  // One signature may have several texts, of which one is right.
  if (signed.toString('base64url') !== signature) return false;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(['double-bet-receipt:1', ...fields].join('\n')), publicKey, signed);
}

/** Returns the public seed that a round of the beacon gives, null if its signature is invalid. Key and signature are hex. */
async function beacon(publicKey, beaconRound, signature) {
  const { bls12_381 } = await import('@noble/curves/bls12-381.js');
  const bls = bls12_381.shortSignatures;
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(beaconRound));
  const message = bls.hash(hash(bytes), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
  const signed = Buffer.from(signature, 'hex');
  try {
    return bls.verify(signed, message, Buffer.from(publicKey, 'hex')) ? sha256(signed) : null;
  } catch {
    // The library throws for bytes that are no point of the curve.
    return null;
  }
}

/** Computes the test vectors of a file, and returns those with another result. */
async function check(path) {
  const wrong = [];
  for (const vector of JSON.parse(readFileSync(path, 'utf8'))) {
    const result = await COMMANDS[vector.command](...vector.arguments);
    if (JSON.stringify(result) !== JSON.stringify(vector.result)) wrong.push(vector);
  }
  return wrong;
}

const COMMANDS = { sha256, mines, multiplier, payout, double, chain, receipt, beacon, check };
const [command, ...inputs] = process.argv.slice(2);
console.log(JSON.stringify(await COMMANDS[command](...inputs)));
