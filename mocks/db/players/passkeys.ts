import { fromHex, toBase64Url } from '../../domain/bytes';
import type { Ceremony, Passkey } from '../../domain/player/passkey';
import { fromBase64Url, hasGrown, importKey, isSignedBy, PASSKEY_TIMEOUT_MS, verifiedCounter } from '../../domain/player/passkey';
import type { Clock } from '../clock';
import type { Random } from '../../domain/random';
import { mapStore, storeOf } from '../stores';

const CHALLENGE_BYTES = 32;

/** Passkey to register, as the browser created it. All but the name is base64url. */
interface NewCredential {
  name: string;
  id: string;
  client_data: string;
  authenticator_data: string;
  public_key: string;
}

/** Proof that a browser holds a passkey: its id, and signed statements. All is base64url. */
export interface Assertion {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** Creates the store of passkeys and of the challenges that wait for one (SPEC Q31). */
export function createPasskeys({ clock, random }: { clock: Clock; random: Random }) {
  const passkeys = new Map<string, Passkey>();
  /** Ends of the challenges in Unix ms. Each challenge is valid once. */
  const challenges = new Map<string, number>();

  const find = (credentialId: string) => [...passkeys.values()].find((one) => one.credentialId === credentialId);
  const forPlayer = (playerId: string) =>
    [...passkeys.values()].filter((one) => one.playerId === playerId).toSorted((one, other) => other.createdAt - one.createdAt);

  /**
   * Returns the ceremony that the client data must belong to; undefined without a valid challenge. The challenge is used up in
   * any case.
   */
  function ceremony(type: Ceremony['type'], clientData: string, origin: string): Ceremony | undefined {
    const text = new TextDecoder().decode(fromBase64Url(clientData));
    const challenge = [...challenges.keys()].find((one) => text.includes(`"${one}"`));
    if (challenge === undefined) return undefined;
    const end = challenges.get(challenge) ?? 0;
    challenges.delete(challenge);
    return clock.now() < end ? { type, challenge, origin } : undefined;
  }

  return {
    /** Returns a player's passkeys, newest first. */
    forPlayer,

    /** Creates a challenge, which one registration or login uses up. */
    newChallenge(): string {
      for (const [old, end] of challenges) if (clock.now() >= end) challenges.delete(old);
      const challenge = toBase64Url(fromHex(random.hex(CHALLENGE_BYTES)));
      challenges.set(challenge, clock.now() + PASSKEY_TIMEOUT_MS);
      return challenge;
    },

    /** Registers a passkey, and uses its challenge up. Returns null if the credential exists, undefined if it is wrong. */
    async register(playerId: string, credential: NewCredential, origin: string): Promise<Passkey | null | undefined> {
      const expected = ceremony('webauthn.create', credential.client_data, origin);
      const counter = expected && verifiedCounter(credential.client_data, credential.authenticator_data, expected);
      if (counter === undefined || (await importKey(credential.public_key)) === undefined) return undefined;
      if (find(credential.id) !== undefined) return null;
      const id = `pky_${random.hex(4)}`;
      const { name, id: credentialId, public_key: publicKey } = credential;
      const passkey = { id, playerId, name, credentialId, publicKey, signCount: counter, createdAt: clock.now(), lastUsedAt: null };
      passkeys.set(id, passkey);
      return passkey;
    },

    /** Returns the passkey whose owner is proven, with its use noted; otherwise undefined. The challenge is used up in any case. */
    async verify(assertion: Assertion, origin: string): Promise<Passkey | undefined> {
      const expected = ceremony('webauthn.get', assertion.client_data, origin);
      const passkey = find(assertion.id);
      if (expected === undefined || passkey === undefined) return undefined;
      const counter = verifiedCounter(assertion.client_data, assertion.authenticator_data, expected);
      if (counter === undefined || !hasGrown(passkey.signCount, counter)) return undefined;
      const { authenticator_data: authenticatorData, client_data: clientData, signature } = assertion;
      if (!(await isSignedBy(passkey.publicKey, { authenticatorData, clientData, signature }))) return undefined;
      const used = { ...passkey, signCount: counter, lastUsedAt: clock.now() };
      passkeys.set(passkey.id, used);
      return used;
    },

    /** Renames a passkey. Returns undefined if the player has no such passkey. */
    rename(playerId: string, id: string, name: string): Passkey | undefined {
      const passkey = passkeys.get(id);
      if (passkey?.playerId !== playerId) return undefined;
      const renamed = { ...passkey, name };
      passkeys.set(id, renamed);
      return renamed;
    },

    /** Removes a passkey. Returns false if the player has no such passkey. */
    remove: (playerId: string, id: string): boolean => passkeys.get(id)?.playerId === playerId && passkeys.delete(id),

    /** Sets a passkey without its ceremony, for scenarios and tests. */
    set(passkey: Passkey): void {
      passkeys.set(passkey.id, passkey);
    },

    ...storeOf({ passkeys: mapStore(passkeys), challenges: mapStore(challenges) }),
  };
}
