import { expect, test } from 'vitest';

import { fromBase64Url } from '../domain/player/passkey';
import { toBase64Url, utf8 } from '../domain/bytes';
import { encryptPush } from './encrypt-push';
import { PUSH_PUBLIC_KEY } from './push-keys';
import { signPush } from './sign-push';

const ECDH = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Imports a key pair from base64url. */
async function importPair(publicKey: string, privateKey: string): Promise<CryptoKeyPair> {
  const raw = fromBase64Url(publicKey);
  const jwk = { kty: 'EC', crv: 'P-256', x: toBase64Url(raw.slice(1, 33)), y: toBase64Url(raw.slice(33)) };
  return {
    publicKey: await crypto.subtle.importKey('jwk', jwk, ECDH, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d: privateKey }, ECDH, true, ['deriveBits']),
  };
}

test('a message is encrypted as in the example of RFC 8291', async () => {
  const pair = await importPair(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  );
  const device = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = fromBase64Url('DGv6ra1nlYgDCS1FRnbzlw');
  const encrypted = await encryptPush('When I grow up, I want to be a watermelon', device, { pair, salt });
  expect(toBase64Url(encrypted)).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a request to a push service is signed for its origin with the published key (RFC 8292)', async () => {
  const now = Date.parse('2026-11-21T17:05:00Z');
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(await signPush('https://push.example.invalid/send/9f2c', now)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(key).toBe(PUSH_PUBLIC_KEY);
  expect(JSON.parse(new TextDecoder().decode(fromBase64Url(claims)))).toEqual({
    aud: 'https://push.example.invalid',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:suporte@palpite.invalid',
  });
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
  const published = await crypto.subtle.importKey('raw', fromBase64Url(key), ecdsa, false, ['verify']);
  const signed = new Uint8Array(utf8(`${head}.${claims}`));
  expect(await crypto.subtle.verify(ecdsa, published, fromBase64Url(signature), signed)).toBe(true);
});
