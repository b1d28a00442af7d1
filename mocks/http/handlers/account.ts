import type { components } from '@generated/schema';

import type { Player } from '../../db/players';
import type { Session } from '../../db/sessions';
import { MESSAGE_RATE_LIMIT } from '../../domain/attempts';
import { isoDateTime } from '../../domain/calendar';
import type { Contact } from '../../domain/contact-change';
import { toDocumentDto } from '../../domain/document-review';
import { userStatus } from '../../domain/verification';
import { findAddress } from '../../domain/zipcode';
import { queriedPageOf } from '../envelope';
import { plain } from '../plain';
import { tooMany } from '../too-many';
import type { Context, HandlersOf } from '../types';

export const accountHandlers: HandlersOf<'account'> = {
  getProfile: ({ bearer: { player } }) => profileOf(player),

  updateProfile({ world, body, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('profile', player, visit);
    if (forbidden !== null) return forbidden;
    const { gender = player.gender, address, is_pep: isPep = player.isPep } = body;
    const { marketing_opt_in: marketingOptIn = player.marketingOptIn } = body;
    const kept = address === undefined ? player.address : { ...address, zipcode: address.zipcode.replace('-', '') };
    return profileOf(world.players.update(player.id, { gender, isPep, marketingOptIn, address: kept }));
  },

  requestEmailChange: (context) => requestChange('email', context),
  confirmEmailChange: (context) => confirmChange('email', context),
  requestPhoneChange: (context) => requestChange('phone', context),
  confirmPhoneChange: (context) => confirmChange('phone', context),

  listSessions: ({ world, query, bearer: { player, session } }) => ({
    status: 200,
    body: queriedPageOf(world.sessions.of(player.id), (one) => sessionOf(one, session), '/api/user/sessions', query),
  }),

  endSession({ world, path, bearer: { player } }) {
    const session = world.sessions.of(player.id).find(({ id }) => id === path.id);
    if (session === undefined) return plain(404, 'Não encontrado.');
    world.sessions.end(session.token);
    return { status: 204 };
  },

  listDocuments: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: queriedPageOf(world.identity.documents.of(player.id), toDocumentDto, '/api/user/documents', query),
  }),

  uploadDocument({ world, body, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('documents', player, visit);
    if (forbidden !== null) return forbidden;
    const { type, side, file } = body;
    const sent = world.identity.documents.send({ playerId: player.id, type, side, file });
    return sent.ok ? { status: 201, body: { data: toDocumentDto(sent.value) } } : sent.error;
  },

  getAddressByZipcode({ path }) {
    const address = findAddress(path.zipcode);
    return address === undefined ? plain(404, 'CEP não encontrado.') : { status: 200, body: { data: address } };
  },
};

type Request = Context<'requestEmailChange'> | Context<'requestPhoneChange'>;
type Confirmation = Context<'confirmEmailChange'> | Context<'confirmPhoneChange'>;

const SENT = { email: 'Enviamos um código para o novo e-mail.', phone: 'Enviamos um código para o novo celular.' } as const;

/** Every request counts towards the rate limit, even with a wrong password. */
function requestChange(contact: Contact, { world, body, visit, bearer: { player } }: Request) {
  const forbidden = world.guard.whyForbidden('profile', player, visit);
  if (forbidden !== null) return forbidden;
  const tries = `${contact} ${player.id}`;
  const wait = world.identity.attempts.wait(tries, MESSAGE_RATE_LIMIT);
  if (wait > 0) return tooMany(wait);
  world.identity.attempts.note(tries, MESSAGE_RATE_LIMIT);
  const asked = world.identity.contacts.request(player, contact, body);
  return asked.ok ? plain(202, SENT[contact]) : asked.error;
}

function confirmChange(contact: Contact, { world, body, visit, bearer: { player } }: Confirmation) {
  const forbidden = world.guard.whyForbidden('profile', player, visit);
  if (forbidden !== null) return forbidden;
  const confirmed = world.identity.contacts.confirm(player, contact, body.code);
  return confirmed.ok ? profileOf(confirmed.value) : confirmed.error;
}

const profileOf = (player: Player) => ({ status: 200, body: { data: shownProfile(player) } }) as const;

function shownProfile(player: Player): components['schemas']['Profile'] {
  const { id, name, email, phone, cpf, birthday, gender, verification, address, isPep, marketingOptIn } = player;
  return {
    ...{ id, name, email, phone, birthday, gender, address },
    document: { number: cpf },
    status: userStatus(verification),
    is_pep: isPep,
    marketing_opt_in: marketingOptIn,
  };
}

const sessionOf = ({ id, device, ip, lastSeenAt }: Session, current: Session) => ({
  id,
  device,
  ip,
  last_seen_at: isoDateTime(lastSeenAt),
  current: id === current.id,
});
