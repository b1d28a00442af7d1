import { isLoosening } from '../../domain/protection/limits';
import { toLimitDto } from '../../domain/protection/limit-usage';
import { exclude, setReminders, suspend, toExclusionDto, toPlaySessionDto, toProtectionDto } from '../../domain/protection/protection';
import { isoDateTime } from '../../domain/calendar';
import { cancelPending, limitId, setLimit } from '../../domain/protection/limits';
import { toLimitChangeDto } from '../../domain/protection/limit-changes';
import { CENTRAL_EXCLUSION } from '../../db/players/central-exclusion';
import type { Player } from '../../db/players/players';
import type { World } from '../../db/world';
import { clientOf } from '../client';
import { getPaging, paginate } from '../envelope';
import type { TagHandlers } from '../types';
import { passwordRefusal } from './access-refusals';
import { limitText } from './limit-text';

/**
 * Handlers of limits, pauses, exclusion and reminders, whose changes are logged. Loosening a limit needs more permission than
 * tightening one, and a session that is confirmed if the player must confirm it. A pause and an exclusion need the password. An exclusion
 * ends all sessions of the player, a pause none. Both leave open bets as they are.
 */
export const protectionHandlers: TagHandlers<'protection'> = {
  getProtection: ({ world, bearer: { player } }) => ({ status: 200, body: toProtectionAnswer(world, player) }),

  setProtectionLimit({ world, body, headers, visit, bearer: { player, session } }) {
    const account = world.accounts.get(player.id);
    const { protection, dailyTotals } = account;
    const now = world.clock.now();
    const action = isLoosening(protection.limits, body, now) ? 'loosen' : 'tighten';
    const unconfirmed = action === 'loosen' ? world.identity.confirmations.block(player.id, session.id) : null;
    const forbidden = world.authorization.accessBlock(action, player, visit) ?? unconfirmed;
    if (forbidden !== null) return forbidden;
    const set = setLimit(protection.limits, body, now);
    if (!set.ok) return set.error;
    world.accounts.changeLimits(account, body, set.value.limits);
    world.activity.log(player.id, { kind: 'limit', description: limitText(body) }, clientOf(headers));
    return { status: 200, body: { data: toLimitDto(set.value.limit, dailyTotals, now) } };
  },

  listProtectionLimitChanges({ world, query, bearer: { player } }) {
    const now = world.clock.now();
    const changes = world.accounts.get(player.id).limitChanges.toReversed();
    const dtos = changes.map((change) => toLimitChangeDto(change, now));
    return { status: 200, body: paginate(dtos, getPaging(query), '/api/protection/limits/history') };
  },

  cancelPendingProtectionLimit({ world, path, headers, visit, bearer: { player } }) {
    const account = world.accounts.get(player.id);
    const forbidden = world.authorization.accessBlock('tighten', player, visit);
    if (forbidden !== null) return forbidden;
    const limits = cancelPending(account.protection.limits, path.id, world.clock.now());
    if (!limits.ok) return limits.error;
    const cancelled = limits.value.find((limit) => limitId(limit) === path.id);
    if (cancelled !== undefined) world.accounts.changeLimits(account, cancelled, limits.value);
    world.activity.log(player.id, { kind: 'limit', description: 'Mudança de limite cancelada.' }, clientOf(headers));
    return { status: 204 };
  },

  suspendAccount({ world, body, headers, visit, bearer: { player } }) {
    const account = world.accounts.get(player.id);
    const forbidden = world.authorization.accessBlock('tighten', player, visit) ?? passwordRefusal(world, player, body.password);
    if (forbidden !== null) return forbidden;
    const suspended = suspend(account.protection, body.hours, world.clock.now());
    if (!suspended.ok) return suspended.error;
    world.accounts.setProtection(account, suspended.value.protection);
    world.activity.log(player.id, { kind: 'exclusion', description: `Pausa de ${String(body.hours)} horas.` }, clientOf(headers));
    return { status: 201, body: { data: { until: isoDateTime(suspended.value.until) } } };
  },

  excludeAccount({ world, body, headers, visit, bearer: { player } }) {
    const account = world.accounts.get(player.id);
    const forbidden = world.authorization.accessBlock('tighten', player, visit) ?? passwordRefusal(world, player, body.password);
    if (forbidden !== null) return forbidden;
    const excluded = exclude(account.protection, body.months, world.clock.now());
    if (!excluded.ok) return excluded.error;
    world.accounts.setProtection(account, excluded.value.protection);
    const length = body.months === null ? 'sem prazo' : `de ${String(body.months)} ${body.months === 1 ? 'mês' : 'meses'}`;
    world.activity.log(player.id, { kind: 'exclusion', description: `Autoexclusão ${length}.` }, clientOf(headers));
    world.sessions.endAll(player.id);
    return { status: 201, body: { data: toExclusionDto(excluded.value.exclusion) } };
  },

  getPlaySession({ world, bearer: { player } }) {
    const { playTotals, wallet } = world.accounts.get(player.id);
    return { status: 200, body: { data: toPlaySessionDto(playTotals, Object.values(wallet.stakes)) } };
  },

  setProtectionReminders({ world, body, headers, visit, bearer: { player } }) {
    const account = world.accounts.get(player.id);
    const forbidden = world.authorization.accessBlock('tighten', player, visit);
    if (forbidden !== null) return forbidden;
    const protection = setReminders(account.protection, body);
    if (!protection.ok) return protection.error;
    world.accounts.setProtection(account, protection.value);
    world.activity.log(player.id, { kind: 'limit', description: 'Lembretes alterados.' }, clientOf(headers));
    return { status: 200, body: { data: protection.value.reminders } };
  },
};

/** Returns the body with a player's limits, pauses and open obligations: terms to be accepted, a location to be reported. */
export function toProtectionAnswer({ accounts, clock, identity, terms }: World, player: Player) {
  const { protection, dailyTotals } = accounts.get(player.id);
  const pendingTerms = terms.isPending(player) ? terms.current.version : null;
  const answer = { ...toProtectionDto(protection, dailyTotals, clock.now(), CENTRAL_EXCLUSION), pending_terms: pendingTerms };
  const { locations } = identity;
  if (!locations.isRequired(player.id)) return { data: answer };
  return { data: { ...answer, location_required: locations.problem(player.id) !== null } };
}
