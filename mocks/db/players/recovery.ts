import type { Invalid, Result } from '../../domain/result';
import { err } from '../../domain/result';
import type { PasswordReset } from '../../domain/player/password-reset';
import { confirmationError, createReset, redeemReset } from '../../domain/player/password-reset';
import { normalizeEmail } from '../../domain/player/registration';
import type { MessageDependencies } from './contacts';
import type { Sessions } from './sessions';
import { valueStore } from '../stores';

interface Deps extends MessageDependencies {
  sessions: Sessions;
}

/** Request for a new password, with the token and the address of the mailed link. */
export interface ResetRequest {
  token: string;
  email: string;
  password: string;
  confirmation: string;
}

/** Creates the store for password resets and changes, each of which notifies the player by a mail. */
export function createRecovery({ clock, mail, players, random, sessions }: Deps) {
  /** Resets by player id; a new link replaces the previous one. */
  const resets = new Map<string, PasswordReset>();

  const setPassword = (playerId: string, password: string) => {
    const { email } = players.update(playerId, { password });
    resets.delete(playerId);
    const text = 'A senha da sua conta foi alterada. Se não foi você, fale com o suporte.';
    mail.send({ playerId, kind: 'email', to: email, subject: 'Sua senha foi alterada', text });
  };

  return {
    /**
     * Sends a link if the address is a player's, without revealing whether it is; the link replaces the previous one. The caller limits
     * the requests.
     */
    request(email: string): void {
      const player = players.byEmail(email);
      if (player === undefined) return;
      const reset = createReset(random.hex(16), player, clock.now());
      resets.set(player.id, reset);
      const link = `/recuperar-senha#token=${reset.token}&email=${encodeURIComponent(player.email)}`;
      const text = `Para criar uma nova senha, abra ${link}. O link vale por 60 minutos e funciona uma vez.`;
      mail.send({ playerId: player.id, kind: 'email', to: player.email, subject: 'Crie uma nova senha', text, link });
    },

    /**
     * Sets a password by link, notifies the player by a mail, and ends all of the player's sessions. Fails if the link is invalid or has
     * expired, or if the confirmation does not match; the link then stays valid.
     * @returns the id of the player
     */
    reset({ token, email, password, confirmation }: ResetRequest): Result<string, Invalid> {
      // A link to an address that the player has changed since is invalid.
      const known = [...resets.values()].find((reset) => reset.token === token && players.byId(reset.playerId)?.email === reset.email);
      const redeemed = redeemReset(known, normalizeEmail(email), clock.now());
      if (!redeemed.ok) return redeemed;
      const wrong = confirmationError(password, confirmation);
      if (wrong !== null) return err(wrong);
      setPassword(redeemed.value, password);
      sessions.endAll(redeemed.value);
      return redeemed;
    },

    /**
     * Changes the password if the confirmation matches, notifies the player by a mail, and ends the other sessions. A mailed link
     * becomes invalid. The caller checks the present password. Returns null on success.
     */
    change({ id, playerId }: { id: string; playerId: string }, password: string, confirmation: string): Invalid | null {
      const wrong = confirmationError(password, confirmation);
      if (wrong !== null) return wrong;
      setPassword(playerId, password);
      sessions.endAll(playerId, id);
      return null;
    },

    ...valueStore(resets, ({ playerId }) => playerId),
  };
}

/** Reads the token of a mailed link; null if it has none. */
export function readResetToken(link: string): string | null {
  return new URLSearchParams(link.split('#')[1]).get('token');
}
