import { openComplaint, toComplaintDto } from '../../domain/player/complaints';
import { getPaging, paginate } from '../envelope';
import type { TagHandlers } from '../types';

/**
 * Handlers of a player's complaints to the ombudsman. Opening one needs access to support, and a second one with the same subject and
 * text is a 409 with the protocol of the first.
 */
export const complaintsHandlers: TagHandlers<'complaints'> = {
  listComplaints({ world, query, bearer: { player } }) {
    const complaints = world.accounts.get(player.id).complaints.toReversed();
    const dtos = complaints.map((complaint) => toComplaintDto(complaint, world.clock.now()));
    return { status: 200, body: paginate(dtos, getPaging(query), '/api/complaints') };
  },

  openComplaint({ world, body, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('support', player, visit);
    if (forbidden !== null) return forbidden;
    const account = world.accounts.get(player.id);
    const id = world.accounts.id('cmp');
    // The protocol number comes from the random id, so that it does not reveal how many complaints other players have opened.
    const sequence = Number.parseInt(id.slice(-7), 16);
    const opened = openComplaint(account.complaints, body, { id, sequence, now: world.clock.now() });
    if (!opened.ok) return opened.error;
    account.complaints = [...account.complaints, opened.value];
    return { status: 201, body: { data: toComplaintDto(opened.value, world.clock.now()) } };
  },
};
