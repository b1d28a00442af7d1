import { OPERATOR } from '../../db/content/platform';
import { RETENTION } from '../../db/content/retention';
import type { ActivityEntry } from '../../db/players/activity';
import type { Player } from '../../db/players/players';
import type { World } from '../../db/world';
import { isoDateTime } from '../../domain/calendar';
import { toDeletionDto } from '../../domain/player/data-deletion';
import { clientOf } from '../client';
import { paginateQuery } from '../envelope';
import type { TagHandlers } from '../types';
import { passwordRefusal } from './access-refusals';
import { toPersonalData } from './personal-data';

/** Handlers of the player's log and personal data. Each export and each accepted request to delete is logged; the latter needs the password. */
export const privacyHandlers: TagHandlers<'privacy'> = {
  listActivity({ world, query, bearer: { player } }) {
    const entries = world.activity.forPlayer(player.id).filter(({ kind }) => query.kind === undefined || kind === query.kind);
    return { status: 200, body: paginateQuery(entries, toActivityDto, '/api/user/activity', query) };
  },

  getPrivacy: ({ world, bearer: { player } }) => ({ status: 200, body: { data: toPrivacyDto(world, player) } }),

  requestDataDeletion({ world, body, headers, bearer: { player } }) {
    const refused = passwordRefusal(world, player, body.password);
    if (refused !== null) return refused;
    const opened = world.deletions.request(player.id);
    if (!opened.ok) return opened.error;
    const description = `Pedido de exclusão dos dados, protocolo ${opened.value.protocol}.`;
    world.activity.log(player.id, { kind: 'privacy', description }, clientOf(headers));
    return { status: 201, body: { data: toDeletionDto(opened.value) } };
  },

  exportPersonalData({ world, headers, bearer: { player } }) {
    world.activity.log(player.id, { kind: 'privacy', description: 'Cópia dos dados pessoais.' }, clientOf(headers));
    return { status: 200, body: { data: toPersonalData(world, player) } };
  },
};

const toActivityDto = ({ at, ...entry }: ActivityEntry) => ({ ...entry, created_at: isoDateTime(at) });

function toPrivacyDto({ activity, deletions }: World, { id, marketingOptIn, affiliate }: Player) {
  const changed = activity.forPlayer(id).find(({ kind }) => kind === 'consent');
  const deletion = deletions.forPlayer(id);
  return {
    officer: { name: `Encarregado de dados da ${OPERATOR.company}`, email: OPERATOR.privacy, url: null },
    retention: [...RETENTION],
    affiliate: affiliate === undefined ? null : toAffiliateDto(affiliate),
    offers: { granted: marketingOptIn, changed_at: changed === undefined ? null : isoDateTime(changed.at) },
    deletion: deletion === undefined ? null : toDeletionDto(deletion),
  };
}

const toAffiliateDto = ({ name, campaign, registeredAt }: NonNullable<Player['affiliate']>) => ({
  name,
  campaign,
  registered_at: isoDateTime(registeredAt),
});
