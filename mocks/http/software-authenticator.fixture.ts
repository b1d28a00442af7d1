import { createHash, generateKeyPairSync, sign } from 'node:crypto';

import { toBase64Url } from '../domain/bytes';

/** Flags of a user who is present and verified. */
const VERIFIED = 0x05;

/** Input of a registration or login: the challenge in base64url, and the bits of the authenticator's flags. */
interface Ceremony {
  challenge: string;
  origin?: string;
  flags?: number;
  rpId?: string;
}

/**
 * Creates an authenticator with one ES256 key, which signs as a device does. `register` and `assert` return the bodies of a registration
 * and of a login, and raise the counter by one. The defaults of a ceremony are `http://localhost` and a user who is present and verified.
 *
 * @param id credential id in base64url
 */
export function createAuthenticator(id = 'AQIDBAUGBwgJCgsMDQ4PEA') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  const clientData = (type: string, { challenge, origin = 'http://localhost' }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ flags = VERIFIED, rpId = 'localhost' }: Ceremony): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }

  return {
    register: (ceremony: Ceremony, name = 'Celular') => ({
      name,
      id,
      client_data: toBase64Url(clientData('webauthn.create', ceremony)),
      authenticator_data: toBase64Url(authenticatorData(ceremony)),
      public_key: toBase64Url(publicKey.export({ type: 'spki', format: 'der' })),
      algorithm: -7,
    }),

    assert(ceremony: Ceremony) {
      const [client, data] = [clientData('webauthn.get', ceremony), authenticatorData(ceremony)];
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      return {
        id,
        client_data: toBase64Url(client),
        authenticator_data: toBase64Url(data),
        signature: toBase64Url(signature),
        user_handle: null,
      };
    },

    /** Sets the counter to 0, so that the next ones repeat, as those of a copied credential. */
    rewind(): void {
      counter = 0;
    },
  };
}
