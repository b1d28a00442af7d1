import type { components } from '@generated/schema';

import type { Player } from '../../db/players/players';
import { activationOf } from '../../db/players/players';
import type { Session } from '../../db/players/sessions';
import { MESSAGE_RATE_LIMIT } from '../../domain/attempts';
import { isoDateTime } from '../../domain/calendar';
import { confirmBankAccount, toActivationDto, toBankAccountDto } from '../../domain/player/activation';
import type { Contact } from '../../domain/player/contact-change';
import { toDocumentDto } from '../../domain/player/document-review';
import { toVerificationDto, userStatus } from '../../domain/player/verification';
import { findAddress } from '../../domain/player/zipcode';
import { clientOf } from '../client';
import { paginateQuery } from '../envelope';
import { messageResponse, rateLimited } from '../responses';
import type { Context, TagHandlers } from '../types';
import { toFavoriteGameList } from './favorites';
import { toRecentGameList } from './lobby';
import { toNotificationList } from './notifications';
import { toProtectionAnswer } from './protection';

/** Numbers of notices and games in the overview, as many as the site's pages request first. */
const OVERVIEW_NOTICES = 20;
const OVERVIEW_GAMES = 12;

/**
 * Handlers of profile, overview, activation, contact data, sessions and documents. Changes need access, but the end of a session does not.
 * Changes of contact data, bank account and marketing consent go to the player's log.
 */
export const accountHandlers: TagHandlers<'account'> = {
  getProfile: ({ bearer: { player } }) => profileResponse(player),

  updateProfile({ world, body, headers, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('profile', player, visit);
    if (forbidden !== null) return forbidden;
    const { gender = player.gender, address, is_pep: isPep = player.isPep } = body;
    const { marketing_opt_in: marketingOptIn = player.marketingOptIn } = body;
    if (marketingOptIn !== player.marketingOptIn) {
      const description = `Novidades e promoções por e-mail e celular: ${marketingOptIn ? 'permitidas' : 'não permitidas'}.`;
      world.activity.log(player.id, { kind: 'consent', description }, clientOf(headers));
    }
    const newAddress = address === undefined ? player.address : { ...address, zipcode: address.zipcode.replace('-', '') };
    return profileResponse(world.players.update(player.id, { gender, isPep, marketingOptIn, address: newAddress }));
  },

  getPlayerOverview: ({ world, visit, bearer: { player } }) => ({
    status: 200,
    body: {
      data: {
        notifications: toNotificationList(world, player, { per_page: OVERVIEW_NOTICES }),
        protection: toProtectionAnswer(world, player),
        verification: toVerificationDto(player.verification, visit.ipBlocked),
        favorites: toFavoriteGameList(world, player),
        recent_games: toRecentGameList(world, player, { per_page: OVERVIEW_GAMES }),
      },
    },
  }),

  getActivation: ({ bearer: { player } }) => ({ status: 200, body: { data: toActivationDto(activationOf(player)) } }),

  setBankAccount({ world, body, headers, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('documents', player, visit);
    if (forbidden !== null) return forbidden;
    const confirmed = confirmBankAccount(body);
    if (!confirmed.ok) return confirmed.error;
    world.players.update(player.id, { bankAccount: confirmed.value });
    world.activity.log(player.id, { kind: 'security', description: 'Conta bancária informada.' }, clientOf(headers));
    return { status: 200, body: { data: toBankAccountDto(confirmed.value) } };
  },

  requestEmailChange: (context) => requestChange('email', context),
  confirmEmailChange: (context) => confirmChange('email', context),
  requestPhoneChange: (context) => requestChange('phone', context),
  confirmPhoneChange: (context) => confirmChange('phone', context),

  listSessions: ({ world, query, bearer: { player, session } }) => ({
    status: 200,
    body: paginateQuery(world.sessions.forPlayer(player.id), (one) => toSessionDto(one, session), '/api/user/sessions', query),
  }),

  endSession({ world, path, bearer: { player } }) {
    const session = world.sessions.forPlayer(player.id).find(({ id }) => id === path.id);
    if (session === undefined) return messageResponse(404, 'Não encontrado.');
    world.sessions.end(session.token);
    return { status: 204 };
  },

  listDocuments: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: paginateQuery(world.identity.documents.forPlayer(player.id), toDocumentDto, '/api/user/documents', query),
  }),

  uploadDocument({ world, body, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('documents', player, visit);
    if (forbidden !== null) return forbidden;
    const { type, side, file } = body;
    const sent = world.identity.documents.upload({ playerId: player.id, type, side, file });
    return sent.ok ? { status: 201, body: { data: toDocumentDto(sent.value) } } : sent.error;
  },

  getAddressByZipcode({ path }) {
    const address = findAddress(path.zipcode);
    return address === undefined ? messageResponse(404, 'CEP não encontrado.') : { status: 200, body: { data: address } };
  },
};

type ChangeRequest = Context<'requestEmailChange'> | Context<'requestPhoneChange'>;
type ChangeConfirmation = Context<'confirmEmailChange'> | Context<'confirmPhoneChange'>;

/** Messages of the 202 to a requested change, by contact. */
const SENT_MESSAGES = { email: 'Enviamos um código para o novo e-mail.', phone: 'Enviamos um código para o novo celular.' } as const;

/** Requests a change of e-mail or phone. Each request within the rate limit counts towards it, also one with a wrong password. */
function requestChange(contact: Contact, { world, body, visit, bearer: { player } }: ChangeRequest) {
  const forbidden = world.authorization.accessBlock('profile', player, visit);
  if (forbidden !== null) return forbidden;
  const tries = `${contact} ${player.id}`;
  const wait = world.identity.attempts.retryAfterSeconds(tries, MESSAGE_RATE_LIMIT);
  if (wait > 0) return rateLimited(wait);
  world.identity.attempts.record(tries, MESSAGE_RATE_LIMIT);
  const requested = world.identity.contacts.request(player, contact, body);
  return requested.ok ? messageResponse(202, SENT_MESSAGES[contact]) : requested.error;
}

function confirmChange(contact: Contact, { world, body, headers, visit, bearer: { player } }: ChangeConfirmation) {
  const forbidden = world.authorization.accessBlock('profile', player, visit);
  if (forbidden !== null) return forbidden;
  const confirmed = world.identity.contacts.confirm(player, contact, body.code);
  if (!confirmed.ok) return confirmed.error;
  const description = contact === 'email' ? 'E-mail alterado.' : 'Celular alterado.';
  world.activity.log(player.id, { kind: 'security', description }, clientOf(headers));
  return profileResponse(confirmed.value);
}

const profileResponse = (player: Player) => ({ status: 200, body: { data: toProfileDto(player) } }) as const;

function toProfileDto(player: Player): components['schemas']['Profile'] {
  const { id, name, email, phone, cpf, birthday, gender, verification, address, isPep, marketingOptIn } = player;
  return {
    ...{ id, name, email, phone, birthday, gender, address },
    document: { number: cpf },
    status: userStatus(verification),
    is_pep: isPep,
    marketing_opt_in: marketingOptIn,
  };
}

const toSessionDto = ({ id, device, ip, lastSeenAt }: Session, current: Session) => ({
  id,
  device,
  ip,
  last_seen_at: isoDateTime(lastSeenAt),
  current: id === current.id,
});
