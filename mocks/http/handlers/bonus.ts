import { toBonusDto, toContributionDto } from '../../domain/money/bonus';
import { heldBonuses } from '../../domain/rewards/bonus-moves';
import { formatBrl } from '../../domain/money/money';
import { getPaging, paginate } from '../envelope';
import { messageResponse } from '../responses';
import type { TagHandlers } from '../types';

/** Handlers of the held bonuses. Activating, redeeming and deleting one (giving it up) need the same access. Lists need only a login. */
export const bonusHandlers: TagHandlers<'bonus'> = {
  listBonuses({ world, query, bearer: { player } }) {
    const { wallet } = world.accounts.get(player.id);
    return { status: 200, body: { data: { data: heldBonuses(wallet, query.active === 1).map(toBonusDto) } } };
  },

  activateBonus({ world, path, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('bonus', player, visit);
    if (forbidden !== null) return forbidden;
    const switched = world.rewards.activate(player.id, path.bonusId);
    return switched.ok ? { status: 200, body: { success: true, message: 'Bônus ativado.' } } : switched.error;
  },

  redeemBonus({ world, path, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('bonus', player, visit);
    if (forbidden !== null) return forbidden;
    const redeemed = world.rewards.redeem(player.id, path.bonusId);
    if (!redeemed.ok) return redeemed.error;
    return { status: 200, body: { success: true, message: `${formatBrl(redeemed.value)} foram para o seu saldo.` } };
  },

  deleteBonus({ world, path, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('bonus', player, visit);
    if (forbidden !== null) return forbidden;
    const given = world.rewards.giveUp(player.id, path.bonusId);
    return given.ok ? { status: 200, body: { success: true, message: 'Bônus excluído.' } } : given.error;
  },

  listBonusContributions({ world, path, query, bearer: { player } }) {
    const { wallet, contributions } = world.accounts.get(player.id);
    if (!wallet.bonuses.some(({ id }) => id === path.bonusId)) return messageResponse(404, 'Bônus não encontrado.');
    const counted = contributions.filter(({ bonusId }) => bonusId === path.bonusId).toReversed();
    return { status: 200, body: paginate(counted.map(toContributionDto), getPaging(query), `/api/bonus/${path.bonusId}/contributions`) };
  },
};
