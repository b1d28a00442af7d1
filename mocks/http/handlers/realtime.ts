import type { World } from '../../db/world';
import type { HandlersOf } from '../types';

export const realtimeHandlers: HandlersOf<'realtime'> = {
  async authorizeChannel({ world, outside, body, bearer: { player } }) {
    if (!isOwn(world, player.id, body.channel_name)) return { status: 403, body: { message: 'Acesso negado' } };
    return { status: 200, body: { auth: await outside.signChannel(body.socket_id, body.channel_name) } };
  },
};

/** Returns true if a private channel belongs to the player (SPEC T1). Unknown channels belong to no one. */
function isOwn(world: World, playerId: string, channel: string): boolean {
  const [, family, subject = ''] = /^private-(users|deposits\.approved|withdrawals|protection|bonus)\.([^.]+)$/.exec(channel) ?? [];
  if (family === undefined) return false;
  return family === 'bonus' ? world.accounts.of(playerId).wallet.bonuses.some(({ id }) => id === subject) : subject === playerId;
}
