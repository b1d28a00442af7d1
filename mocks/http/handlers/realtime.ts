import type { World } from '../../db/world';
import type { TagHandlers } from '../types';

/**
 * Handlers that sign channels and players for a connection, which must be open in this world. A channel of nobody or of another player is
 * a 403, and null in a list.
 */
export const realtimeHandlers: TagHandlers<'realtime'> = {
  async authorizeChannel({ world, services, body, bearer: { player } }) {
    if (!isOwnChannel(world, player.id, body.channel_name)) return { status: 403, body: { message: 'Acesso negado' } };
    const problem = services.socketProblem(body.socket_id);
    if (problem !== undefined) return rejectSocket(problem);
    return { status: 200, body: { auth: await services.signChannel(body.socket_id, body.channel_name) } };
  },

  async authorizeChannels({ world, services, body: { socket_id: socketId, channel_names: names }, bearer: { player } }) {
    const problem = services.socketProblem(socketId);
    if (problem !== undefined) return rejectSocket(problem);
    const channels = names.map(async (name) => ({
      channel_name: name,
      auth: isOwnChannel(world, player.id, name) ? await services.signChannel(socketId, name) : null,
    }));
    return { status: 200, body: { channels: await Promise.all(channels) } };
  },

  async authenticateSocketUser({ services, body, bearer: { player } }) {
    const problem = services.socketProblem(body.socket_id);
    if (problem !== undefined) return rejectSocket(problem);
    return { status: 200, body: await services.signUser(body.socket_id, player.id) };
  },
};

/** Answers 422 if this world has no open socket with the id: a channel signed for it would stay silent. */
const rejectSocket = (message: string) => ({ status: 422 as const, body: { message, errors: { socket_id: [message] } } });

/** Returns true for a channel of the player. Unknown channels belong to no one (SPEC T1). */
function isOwnChannel(world: World, playerId: string, channel: string): boolean {
  const [, family, subject = ''] = /^private-(users|deposits\.approved|withdrawals|protection|bonus)\.([^.]+)$/.exec(channel) ?? [];
  if (family === undefined) return false;
  return family === 'bonus' ? world.accounts.get(playerId).wallet.bonuses.some(({ id }) => id === subject) : subject === playerId;
}
