import { maskName } from '../../domain/player/names';
import { toReferralDto } from '../../domain/rewards/referrals';
import { paginateQuery } from '../envelope';
import { messageResponse } from '../responses';
import type { TagHandlers } from '../types';

/** Origin of the links. `.invalid` hosts do not exist (RFC 2606). */
const SITE_ORIGIN = 'https://palpite.invalid';

/** Handlers of referrals. The name of a referrer is masked, because everybody may look it up. */
export const referralsHandlers: TagHandlers<'referrals'> = {
  getReferralSummary({ world, bearer: { player } }) {
    const { referrals } = world.identity;
    const [code, referred] = [referrals.getCode(player), referrals.byReferrer(player.id)];
    const earned = referred.reduce((sum, referral) => sum + referral.earned, 0);
    return { status: 200, body: { data: { code, link: `${SITE_ORIGIN}/ref/${code}`, total: referred.length, earned } } };
  },

  listReferrals: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: paginateQuery(
      world.identity.referrals.byReferrer(player.id),
      (referral) => toReferralDto(referral, world.players.byId(referral.playerId)?.name ?? ''),
      '/api/referrals/list',
      query,
    ),
  }),

  getReferrer({ world, path }) {
    const { referrals } = world.identity;
    const player = referrals.findReferrer(path.id);
    if (player === undefined) return messageResponse(404, 'Não encontrado.');
    return { status: 200, body: { data: { code: referrals.getCode(player), name: maskName(player.name) } } };
  },
};
