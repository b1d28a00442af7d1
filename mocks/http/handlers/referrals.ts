import { maskName } from '../../domain/names';
import { toReferralDto } from '../../domain/referrals';
import { queriedPageOf } from '../envelope';
import { plain } from '../plain';
import type { HandlersOf } from '../types';

/** Origin of the demo brand's site; `.invalid` hosts do not exist (RFC 2606). */
const SITE = 'https://palpite.invalid';

export const referralsHandlers: HandlersOf<'referrals'> = {
  getReferralSummary({ world, bearer: { player } }) {
    const { referrals } = world.identity;
    const [code, came] = [referrals.codeOf(player), referrals.of(player.id)];
    const earned = came.reduce((sum, referral) => sum + referral.earned, 0);
    return { status: 200, body: { data: { code, link: `${SITE}/ref/${code}`, total: came.length, earned } } };
  },

  listReferrals: ({ world, query, bearer: { player } }) => ({
    status: 200,
    body: queriedPageOf(
      world.identity.referrals.of(player.id),
      (referral) => toReferralDto(referral, world.players.byId(referral.playerId)?.name ?? ''),
      '/api/referrals/list',
      query,
    ),
  }),

  getReferrer({ world, path }) {
    const { referrals } = world.identity;
    const player = referrals.referrer(path.id);
    if (player === undefined) return plain(404, 'Não encontrado.');
    return { status: 200, body: { data: { code: referrals.codeOf(player), name: maskName(player.name) } } };
  },
};
