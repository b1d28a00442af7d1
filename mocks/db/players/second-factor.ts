import type { ChallengeReason, LoginChallenge, SecondFactorMethod, TrustedDevice } from '../../domain/player/login-challenge';
import { CHALLENGE_LIFETIME_MS, RESEND_INTERVAL_MS, trustEnd } from '../../domain/player/login-challenge';
import { createCode } from '../../domain/player/contact-change';
import { fromHex } from '../../domain/bytes';
import { matchingStep, toBase32 } from '../../domain/player/totp';
import type { Clock } from '../clock';
import type { Mail } from '../mail';
import type { Player } from './players';
import type { Random } from '../../domain/random';
import { mapStore, storeOf } from '../stores';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 8;

/** Authenticator app of one player, with timestamps in Unix ms. */
export interface Totp {
  /** Secret that the app shares with the operator, in base32. */
  secret: string;
  /** Time of the first confirmed code; null before it. */
  activeSince: number | null;
  /** Codes that replace the app, each valid once. */
  recoveryCodes: string[];
  /** Time step of the last accepted code. */
  usedStep: number;
}

interface Client {
  device: string;
  ip: string;
}

/** Creates the store of second factors, logins that wait for one, and trusted devices (SPEC Q30). */
export function createSecondFactor({ clock, mail, random }: { clock: Clock; mail: Mail; random: Random }) {
  /** Reasons of players who must have a second factor under the policy, by id. */
  const required = new Map<string, ChallengeReason>();
  const challenges = new Map<string, LoginChallenge>();
  const totps = new Map<string, Totp>();
  const devices = new Map<string, TrustedDevice>();

  const activeTotp = (playerId: string) => {
    const totp = totps.get(playerId);
    return totp === undefined || totp.activeSince === null ? undefined : totp;
  };
  const findTrusted = (playerId: string, token: string | undefined) => {
    const device = token === undefined ? undefined : devices.get(token);
    return device?.playerId === playerId ? device : undefined;
  };
  const recoveryCode = () => `${random.hex(2)}-${random.hex(2)}`;

  /**
   * Returns the reason for a second factor: `chosen` with an active app, the reason of the policy without one, or `periodic` on a device
   * whose trust has ended. Returns null if neither app nor policy asks for one, or while the device is trusted.
   */
  function reasonFor({ id }: Player, token: string | undefined): ChallengeReason | null {
    const reason = activeTotp(id) === undefined ? (required.get(id) ?? null) : 'chosen';
    const device = findTrusted(id, token);
    if (reason === null || device === undefined) return reason;
    return clock.now() < device.trustedUntil ? null : 'periodic';
  }

  /**
   * Sends a new code by e-mail, which replaces the previous one, and renews the challenge's time. The caller checks `resendAt` and the
   * limit of messages.
   */
  const sendCode = (challenge: LoginChallenge, { id, email }: Player): LoginChallenge => {
    const now = clock.now();
    const code = createCode(random.next());
    const text = `Seu código de acesso é ${code}. Ele vale por 10 minutos. Não passe este código a ninguém.`;
    mail.send({ playerId: id, kind: 'email', to: email, subject: 'Seu código de acesso', text, code });
    const sent = { ...challenge, code, expiresAt: now + CHALLENGE_LIFETIME_MS, resendAt: now + RESEND_INTERVAL_MS };
    challenges.set(challenge.id, sent);
    return sent;
  };

  /**
   * Checks a code for a challenge. A right app code or recovery code is used up; one by e-mail stays valid until `end`. The caller checks
   * expiry, by `find`, and the number of attempts.
   */
  async function isRight(challenge: LoginChallenge, method: SecondFactorMethod, code: string): Promise<boolean> {
    if (!challenge.methods.includes(method)) return false;
    if (method === 'email') return challenge.code === code;
    const totp = activeTotp(challenge.playerId);
    if (totp === undefined) return false;
    if (method === 'totp') return acceptStep(totp, code);
    const isKnown = totp.recoveryCodes.includes(code);
    totp.recoveryCodes = totp.recoveryCodes.filter((one) => one !== code);
    return isKnown;
  }

  async function acceptStep(totp: Totp, code: string): Promise<boolean> {
    const step = await matchingStep(totp.secret, code, totp.usedStep, clock.now());
    if (step !== undefined) totp.usedStep = step;
    return step !== undefined;
  }

  return {
    /**
     * Opens a challenge, and sends its code by e-mail if the player has no active app. Returns null if the player needs no second factor,
     * and then notes the use of the trusted device.
     * @param token the token of a trusted device, undefined if the browser has none
     */
    challenge(player: Player, token: string | undefined, client: Client): LoginChallenge | null {
      const reason = reasonFor(player, token);
      const device = findTrusted(player.id, token);
      if (reason === null) {
        if (device !== undefined) devices.set(device.token, { ...device, ...toSeen(client), lastUsedAt: clock.now() });
        return null;
      }
      const methods: SecondFactorMethod[] = activeTotp(player.id) === undefined ? ['email'] : ['totp', 'recovery', 'email'];
      const id = `chl_${random.hex(8)}`;
      const now = clock.now();
      const opened = { id, playerId: player.id, reason, methods, code: null, expiresAt: now + CHALLENGE_LIFETIME_MS, resendAt: now };
      challenges.set(id, opened);
      return methods[0] === 'email' ? sendCode(opened, player) : opened;
    },

    /** Returns a challenge; undefined if there is none, or if it has ended. */
    find(id: string): LoginChallenge | undefined {
      const challenge = challenges.get(id);
      return challenge === undefined || clock.now() >= challenge.expiresAt ? undefined : challenge;
    },

    sendCode,
    isRight,

    end(id: string): void {
      challenges.delete(id);
    },

    /** Trusts the device of a player for seven days, in which its logins need no second factor. */
    trust(playerId: string, client: Client): TrustedDevice {
      const now = clock.now();
      const proof = { id: `dev_${random.hex(4)}`, token: `dvt_${random.hex(24)}`, playerId };
      const device = { ...proof, ...toSeen(client), lastUsedAt: now, trustedUntil: trustEnd(now) };
      devices.set(device.token, device);
      return device;
    },

    /** Returns a player's devices whose trust has not ended, the latest used first. */
    devicesOf: (playerId: string): TrustedDevice[] =>
      [...devices.values()]
        .filter((device) => device.playerId === playerId && clock.now() < device.trustedUntil)
        .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt),

    /** Revokes a device. Returns false if the player has no such device. */
    revoke(playerId: string, id: string): boolean {
      const device = [...devices.values()].find((one) => one.playerId === playerId && one.id === id);
      return device !== undefined && devices.delete(device.token);
    },

    /** Returns a player's active app, or undefined. */
    totpOf: activeTotp,

    /** Uses up a code of the player's active app. Returns false if the code is wrong, or no app is active. */
    async acceptTotp(playerId: string, code: string): Promise<boolean> {
      const totp = activeTotp(playerId);
      return totp !== undefined && acceptStep(totp, code);
    },

    /** Draws a secret in base32, in place of one that is not confirmed; returns null if an app is active. */
    startTotp(playerId: string): string | null {
      if (activeTotp(playerId) !== undefined) return null;
      const secret = toBase32(fromHex(random.hex(SECRET_BYTES)));
      totps.set(playerId, { secret, activeSince: null, recoveryCodes: [], usedStep: -1 });
      return secret;
    },

    /** Activates the app with its first code, and returns its recovery codes; null if nothing was started, false if the code is wrong. */
    async confirmTotp(playerId: string, code: string): Promise<string[] | null | false> {
      const totp = totps.get(playerId);
      if (totp === undefined || totp.activeSince !== null) return null;
      if (!(await acceptStep(totp, code))) return false;
      totp.activeSince = clock.now();
      totp.recoveryCodes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
      return totp.recoveryCodes;
    },

    /** Removes the app and all trusted devices of a player. */
    removeTotp(playerId: string): void {
      totps.delete(playerId);
      for (const { token, playerId: owner } of devices.values()) if (owner === playerId) devices.delete(token);
    },

    /** Requires a second factor of a player, for scenarios. */
    require(playerId: string, reason: ChallengeReason): void {
      required.set(playerId, reason);
    },

    /** Sets an active app, for scenarios. */
    setTotp(playerId: string, secret: string, recoveryCodes: readonly string[]): void {
      totps.set(playerId, { secret, activeSince: clock.now(), recoveryCodes: [...recoveryCodes], usedStep: -1 });
    },

    ...storeOf({
      required: mapStore(required),
      challenges: mapStore(challenges),
      totps: mapStore(totps),
      devices: mapStore(devices),
    }),
  };
}

const toSeen = ({ device, ip }: Client) => ({ name: device, ip });
