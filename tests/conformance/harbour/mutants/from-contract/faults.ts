import type { Reply, Visit } from '../../../fault';
import { reply, request, sentJson, withJson } from '../../../library/mutants/faults';
import { matchesTarget, parseTarget } from '../../../mutants/operators';
import type { Loose } from '../../../mutants/operators';
import type { Harbour, Vessel } from '../../server/harbour';
import { toJson } from '../../server/replies';
import type { HarbourFault } from '../../server/serve';

/** Returns the account whose token a request has; undefined without a known token. */
export const callerOf = (harbour: Harbour, { headers }: Visit): string | undefined =>
  harbour.tokens.get((headers['authorization'] ?? '').replace('Bearer ', ''));

/** Returns the booking, of any account, with a number. The number is a text of digits, because it is too large for JavaScript. */
export const findBooking = (harbour: Harbour, number: string) => harbour.bookings.find((one) => one.number === `int64:${number}`);

/** Returns the value of a JSON response. Its members with integers of 16 or more digits are texts, such as `int64:9007199254740993`. */
export const readDigits = ({ body }: Reply): Loose => JSON.parse(body.replaceAll(/:(\d{16,})/g, ':"int64:$1"'));

/** Returns a response with another JSON value, in which texts such as `int64:9007199254740993` become numbers of these digits. */
export const withDigits = (given: Reply, changed: unknown): Reply => ({ ...given, body: toJson(changed) });

/**
 * Creates a fault like `body` of `library/mutants/faults` that keeps the digits of large integers. `edit` changes the JSON value of the
 * response in place; a value that it returns is ignored.
 */
export const value = (target: string, edit: (given: Loose, visit: Visit, harbour: Harbour) => void): HarbourFault =>
  reply(target, (given, visit, harbour: Harbour) => {
    const read = readDigits(given);
    edit(read, visit, harbour);
    return withDigits(given, read);
  });

/**
 * Creates a fault that accepts a JSON object as body although `isWrong` returns true for it: `corrected` returns members that replace
 * those sent, before the server validates the body.
 */
export const lenient = (target: string, isWrong: (sent: Loose) => boolean, corrected: (sent: Loose) => object): HarbourFault =>
  request(target, (visit) => {
    const sent = sentJson(visit);
    const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
    return isObject && isWrong(sent) ? withJson(visit, { ...sent, ...corrected(sent) }) : visit;
  });

/**
 * Creates a fault that replaces a query parameter for which `isWrong` returns true by `corrected`, or drops it if that is null, as if it
 * had not been sent.
 */
export const lenientQuery = (target: string, name: string, isWrong: (sent: string) => boolean, corrected: string | null): HarbourFault =>
  request(target, (visit) => {
    const query = new URLSearchParams(visit.query);
    const sent = query.get(name);
    if (sent === null || !isWrong(sent)) return visit;
    if (corrected === null) query.delete(name);
    else query.set(name, corrected);
    return { ...visit, query };
  });

/** Creates a fault that changes each vessel that `POST /vessels` adds, in the harbour's data but not in the response. */
export const stored =
  (edit: (vessel: Vessel) => void): HarbourFault =>
  (harbour) =>
  async (visit, next) => {
    const count = harbour.vessels.length;
    const given = await next(visit);
    const last = harbour.vessels.at(-1);
    if (visit.method === 'POST' && visit.path === '/vessels' && harbour.vessels.length > count && last !== undefined) edit(last);
    return given;
  };

/**
 * Creates a fault that lets any account use the record whose id follows the first segment of the path, such as `/vessels/VS-1`. The
 * record belongs to the caller during the request.
 */
export const unguarded =
  (target: string, find: (harbour: Harbour, id: string) => { owner_account: string } | undefined): HarbourFault =>
  (harbour) =>
  async (visit, next) => {
    const record = matchesTarget(parseTarget(target), visit) ? find(harbour, visit.path.split('/')[2] ?? '') : undefined;
    const caller = callerOf(harbour, visit);
    if (record === undefined || caller === undefined) return next(visit);
    const owner = record.owner_account;
    record.owner_account = caller;
    const given = await next(visit);
    record.owner_account = owner;
    return given;
  };
