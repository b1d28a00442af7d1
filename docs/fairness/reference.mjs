// node reference.mjs mines SERVER_SEED CLIENT_SEED NONCE MINES
// node reference.mjs double SERVER_SEED PUBLIC_SEED ROUND
import { createHash, createHmac } from 'node:crypto';

function numbers(serverSeed, seed, nonce, count) {
  const block = (_, b) => createHmac('sha256', serverSeed).update(`${seed}:${nonce}:${b}`).digest();
  const data = Buffer.concat(Array.from({ length: Math.ceil(count / 8) }, block));
  return Array.from({ length: count }, (_, i) => data.readUInt32BE(4 * i) / 2 ** 32);
}

function mines(serverSeed, clientSeed, nonce, count) {
  const pool = Array.from({ length: 25 }, (_, cell) => cell);
  return numbers(serverSeed, clientSeed, nonce, Number(count)).flatMap((f) => pool.splice(Math.floor(f * pool.length), 1));
}

const double = (...seeds) => Math.floor(numbers(...seeds, 1)[0] * 15);

const [game, seed, ...inputs] = process.argv.slice(2);
const result = { mines, double }[game](seed, ...inputs);
console.log(JSON.stringify({ hash: createHash('sha256').update(seed).digest('hex'), result }));
