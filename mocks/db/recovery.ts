import type { Invalid, Outcome } from '../domain/outcome';
import { refused } from '../domain/outcome';
import type { Reset } from '../domain/password-reset';
import { newReset, redeemReset, whyNotConfirmed } from '../domain/password-reset';
import { normalEmail } from '../domain/registration';
import type { Clock } from './clock';
import type { Mail } from './mail';
import type { Players } from './players';
import type { Random } from './random';
import type { Sessions } from './sessions';

interface Parts {
  clock: Clock;
  mail: Mail;
  players: Players;
  random: Random;
  sessions: Sessions;
}

/** What a forgotten password is set anew with. */
export interface WantedReset {
  token: string;
  email: string;
  password: string;
  confirmation: string;
}

export type Recovery = ReturnType<typeof createRecovery>;

/** Passwords that are changed or were forgotten. */
export function createRecovery({ clock, mail, players, random, sessions }: Parts) {
  /** By the player: a new link takes the place of the one before. */
  const resets = new Map<string, Reset>();

  const set = (playerId: string, password: string) => {
    const { email } = players.update(playerId, { password });
    resets.delete(playerId);
    const text = 'A senha da sua conta foi alterada. Se não foi você, fale com o suporte.';
    mail.send({ playerId, kind: 'email', to: email, subject: 'Sua senha foi alterada', text });
  };

  return {
    /** Sends a link to an address, if it is a player's; nothing says whether it is. */
    request(email: string): void {
      const player = players.byEmail(email);
      if (player === undefined) return;
      const reset = newReset(random.hex(16), player, clock.now());
      resets.set(player.id, reset);
      const link = `/recuperar-senha?token=${reset.token}`;
      const text = `Para criar uma nova senha, abra ${link}. O link vale por 60 minutos e funciona uma vez.`;
      mail.send({ playerId: player.id, kind: 'email', to: player.email, subject: 'Crie uma nova senha', text, link });
    },

    /** Sets a password by a link; every session of the player ends. */
    reset({ token, email, password, confirmation }: WantedReset): Outcome<string, Invalid> {
      // A link that went to an address which is not the player's any more opens nothing.
      const known = [...resets.values()].find((reset) => reset.token === token && players.byId(reset.playerId)?.email === reset.email);
      const redeemed = redeemReset(known, normalEmail(email), clock.now());
      if (!redeemed.ok) return redeemed;
      const wrong = whyNotConfirmed(password, confirmation);
      if (wrong !== null) return refused(wrong);
      set(redeemed.value, password);
      sessions.endAll(redeemed.value);
      return redeemed;
    },

    /** Changes the password of a session's player, once the confirmation is the same; the other sessions end. */
    change({ id, playerId }: { id: string; playerId: string }, password: string, confirmation: string): Invalid | null {
      const wrong = whyNotConfirmed(password, confirmation);
      if (wrong !== null) return wrong;
      set(playerId, password);
      sessions.endAll(playerId, id);
      return null;
    },

    kept: (): Reset[] => [...resets.values()],

    /** Puts what was kept in the place of all there is. */
    replace(kept: readonly Reset[] = []): void {
      resets.clear();
      for (const reset of kept) resets.set(reset.playerId, reset);
    },
  };
}
