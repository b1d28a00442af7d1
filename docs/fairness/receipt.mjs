// node receipt.mjs receipt PUBLIC_KEY SIGNATURE PLAYER BET ROUND_ID ROUND COLOUR CENTS STATE ISSUED_AT
// node receipt.mjs chain SERVER_SEED ROUND FIRST_ROUND
import { createHash, createPublicKey, verify } from 'node:crypto';

/** Verifies the operator's signature under a bet. Key and signature are base64url, as in the evidence. */
function receipt(x, signature, ...fields) {
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(['double-bet-receipt:1', ...fields].join('\n')), publicKey, Buffer.from(signature, 'base64url'));
}

/** Hashes a round's seed back to the terminal hash of its chain. */
function chain(seed, round, first) {
  for (let left = round - first; left >= 0; left -= 1) seed = createHash('sha256').update(seed).digest('hex');
  return seed;
}

const [what, ...inputs] = process.argv.slice(2);
console.log({ receipt, chain }[what](...inputs));
