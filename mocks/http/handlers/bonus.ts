import { toBonusDto, toContributionDto } from '../../domain/bonus';
import { heldBonuses } from '../../domain/bonus-moves';
import { formatBrl } from '../../domain/money';
import { pagingOf, pageOf } from '../envelope';
import { plain } from '../plain';
import type { HandlersOf } from '../types';

export const bonusHandlers: HandlersOf<'bonus'> = {
  listBonuses({ world, query, bearer: { player } }) {
    const { wallet } = world.accounts.of(player.id);
    return { status: 200, body: { data: { data: heldBonuses(wallet, query.active === 1).map(toBonusDto) } } };
  },

  activateBonus({ world, path, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('bonus', player, visit);
    if (forbidden !== null) return forbidden;
    const switched = world.rewards.activate(player.id, path.bonusId);
    return switched.ok ? { status: 200, body: { success: true, message: 'Bônus ativado.' } } : switched.error;
  },

  redeemBonus({ world, path, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('bonus', player, visit);
    if (forbidden !== null) return forbidden;
    const redeemed = world.rewards.redeem(player.id, path.bonusId);
    if (!redeemed.ok) return redeemed.error;
    return { status: 200, body: { success: true, message: `${formatBrl(redeemed.value)} foram para o seu saldo.` } };
  },

  deleteBonus({ world, path, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('bonus', player, visit);
    if (forbidden !== null) return forbidden;
    const given = world.rewards.giveUp(player.id, path.bonusId);
    return given.ok ? { status: 200, body: { success: true, message: 'Bônus excluído.' } } : given.error;
  },

  listBonusContributions({ world, path, query, bearer: { player } }) {
    const { wallet, contributions } = world.accounts.of(player.id);
    if (!wallet.bonuses.some(({ id }) => id === path.bonusId)) return plain(404, 'Bônus não encontrado.');
    const counted = contributions.filter(({ bonusId }) => bonusId === path.bonusId).toReversed();
    return { status: 200, body: pageOf(counted.map(toContributionDto), pagingOf(query), `/api/bonus/${path.bonusId}/contributions`) };
  },
};
