import type { Contact, ContactChange } from '../../domain/player/contact-change';
import { contactChangeError, createCode, createContactChange, verifyCode } from '../../domain/player/contact-change';
import type { Invalid, Result } from '../../domain/result';
import { err, invalid, ok } from '../../domain/result';
import { normalizeEmail } from '../../domain/player/registration';
import type { Clock } from '../clock';
import type { Mail } from '../mail';
import type { Player, Players } from './players';
import type { Random } from '../../domain/random';
import { valueStore } from '../stores';

/** Parts of the world that write to a player, and act on the reply. */
export interface MessageDependencies {
  clock: Clock;
  mail: Mail;
  players: Players;
  random: Random;
}

/** Creates the store for changes of e-mail and phone. */
export function createContacts({ clock, mail, players, random }: MessageDependencies) {
  const changes = new Map<string, ContactChange>();
  const changeKey = ({ playerId, contact }: Pick<ContactChange, 'playerId' | 'contact'>) => `${playerId} ${contact}`;
  const isTaken = (contact: Contact, value: string) => contact === 'email' && players.byEmail(value) !== undefined;
  const validationError = (player: Player, contact: Contact, value: string) =>
    contactChangeError(contact, value, player[contact], value !== player[contact] && isTaken(contact, value));

  return {
    /**
     * Requests a change, in place of an earlier one of the same contact, and sends the code to the new address or number. Fails if the
     * password is wrong, or the value is invalid, or another player has the address. A number may be another player's. The caller limits
     * the requests.
     */
    request(player: Player, contact: Contact, request: { value: string; password: string }): Result<void, Invalid> {
      if (request.password !== player.password) return err(invalid('wrong_password', 'password', 'A senha não confere.'));
      const value = contact === 'email' ? normalizeEmail(request.value) : request.value;
      const wrong = validationError(player, contact, value);
      if (wrong !== null) return err(wrong);
      const change = createContactChange({ playerId: player.id, contact, value, code: createCode(random.next()) }, clock.now());
      changes.set(changeKey(change), change);
      mail.send({ playerId: player.id, ...codeMessage(change, player) });
      return ok(undefined);
    },

    /**
     * Confirms a change by its code, stores the new value, and notifies the player by a mail to the e-mail from before the change. Fails if
     * no change was requested, if the code is wrong or has expired, or if another player took the address meanwhile. A right code and the
     * fifth wrong one end the change, so that it must be requested again.
     */
    confirm(player: Player, contact: Contact, code: string): Result<Player, Invalid> {
      const key = changeKey({ playerId: player.id, contact });
      const { result, remaining } = verifyCode(changes.get(key), code, clock.now());
      if (remaining === undefined) changes.delete(key);
      else changes.set(key, remaining);
      if (!result.ok) return result;
      if (isTaken(contact, result.value)) return err(invalid('taken', 'code', 'Este e-mail já está em uso.'));
      const text = `O ${CONTACT_LABELS[contact]} da sua conta foi alterado. Se não foi você, fale com o suporte.`;
      mail.send({ playerId: player.id, kind: 'email', to: player.email, subject: 'Seus dados foram alterados', text });
      return ok(players.update(player.id, { [contact]: result.value }));
    },

    ...valueStore(changes, changeKey),
  };
}

const CONTACT_LABELS = { email: 'e-mail', phone: 'celular' } as const;

function codeMessage({ contact, value, code }: ContactChange, { phoneCode }: Player) {
  const text = `Seu código é ${code}. Ele vale por 10 minutos. Não passe para ninguém.`;
  if (contact === 'phone') return { kind: 'sms', to: `${phoneCode}${value}`, text, code } as const;
  return { kind: 'email', to: value, subject: 'Confirme o seu novo e-mail', text, code } as const;
}
