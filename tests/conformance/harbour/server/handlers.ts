import { randomUUID } from 'node:crypto';

import { ACCOUNTS, CLIENT, newBooking, newToken } from './harbour';
import type { Booking } from './harbour';
import { empty, json, page, problem, versioned } from './replies';
import type { Handler, Request } from './replies';

/** Returns a booking without its account, as responses show it. */
function shown(stored: Booking) {
  const { owner_account: _, ...booking } = stored;
  return booking;
}

const ownBookings = ({ harbour, caller }: Request) => harbour.bookings.filter((one) => one.owner_account === caller);

/**
 * Finds the booking of a request by the digits in its path, because its number may have more digits than JavaScript can
 * distinguish.
 */
const findBooking = (request: Request) =>
  ownBookings(request).find(({ number }) => number === `int64:${/\/bookings\/(\d+)/.exec(request.path)?.[1] ?? ''}`);

const oauthError = (status: number, error: string) => json(status, { error });

/** Issues a token by OAuth2: for a user of the client, or for the client, which acts as `ada`. */
function issueToken({ json: form, headers, harbour }: Request) {
  const [id, secret] = Buffer.from(headers['authorization']?.replace(/^Basic /, '') ?? '', 'base64')
    .toString()
    .split(':');
  const client = { id: form['client_id'] ?? id, secret: form['client_secret'] ?? secret };
  if (client.id !== CLIENT.id || client.secret !== CLIENT.secret) return oauthError(401, 'invalid_client');
  if (form['grant_type'] === 'client_credentials') return grant('ada');
  const { username, password } = form;
  if (typeof username !== 'string' || typeof password !== 'string') return oauthError(400, 'invalid_request');
  return Object.hasOwn(ACCOUNTS, username) && ACCOUNTS[username] === password ? grant(username) : oauthError(400, 'invalid_grant');

  function grant(account: string) {
    return json(200, { access_token: newToken(harbour, account), token_type: 'Bearer', expires_in: 3600 }, { 'cache-control': 'no-store' });
  }
}

/** Handlers by operation id, except those of vessels and their documents. */
export const handlers: Readonly<Record<string, Handler>> = {
  issueToken,
  listTides({ harbour, values }) {
    const { day, level_min: min } = values;
    return json(
      200,
      harbour.tides.filter((tide) => (day === undefined || tide.day === day) && (min === undefined || tide.level >= Number(min))),
    );
  },
  listBerths(request) {
    const { near, kinds, services, depth_min: depth } = request.values;
    const { lat, lon } = (near ?? {}) as { lat?: number; lon?: number };
    const found = request.harbour.berths
      .filter((one) => kinds === undefined || (kinds as string[]).includes(one.kind))
      .filter((one) => services === undefined || (services as string[]).every((name) => one.services.includes(name)))
      .filter((one) => depth === undefined || one.depth >= Number(depth));
    const distance = (one: { position: { lat: number; lon: number } }) =>
      Math.hypot(one.position.lat - (lat ?? 0), one.position.lon - (lon ?? 0));
    return page(request, near === undefined ? found : found.toSorted((one, other) => distance(one) - distance(other)));
  },
  getBerth(request) {
    const found = request.harbour.berths.find(({ code }) => code === request.values['code']);
    return found === undefined ? problem(404, 'No such berth.') : versioned(request, found);
  },
  listBookings(request) {
    const { status } = request.values;
    return page(
      request,
      ownBookings(request)
        .filter((one) => status === undefined || one.status === status)
        .map(shown),
    );
  },
  book(request) {
    const { harbour, caller, json: input } = request;
    if (!harbour.berths.some(({ code }) => code === input['berth_code']))
      return problem(422, 'No such berth.', [{ pointer: '/berth_code', detail: 'is no berth' }]);
    const { number: _, status: __, ...rest } = input;
    const booking = newBooking(harbour, caller, rest);
    harbour.bookings.push(booking);
    return json(201, shown(booking), { location: `/port/bookings/${booking.number.slice(6)}` });
  },
  getBooking(request) {
    const found = findBooking(request);
    return found === undefined ? problem(404, 'No such booking.') : json(200, shown(found));
  },
  removeBooking(request) {
    const found = findBooking(request);
    if (found === undefined) return problem(404, 'No such booking.');
    request.harbour.bookings.splice(request.harbour.bookings.indexOf(found), 1);
    return empty();
  },
  cancelBooking(request) {
    const found = findBooking(request);
    if (found === undefined) return problem(404, 'No such booking.');
    if (found.status === 'cancelled') return problem(409, 'It is cancelled already.');
    found.status = 'cancelled';
    return json(200, shown(found));
  },
  orderReport({ harbour, caller, json: input }) {
    const job = { owner_account: caller, id: randomUUID(), month: String(input['month']), asked: 0, report: randomUUID() };
    harbour.jobs.push(job);
    return json(202, { id: job.id, status: 'queued' }, { location: `/port/jobs/${job.id}` });
  },
  getJob({ harbour, caller, values }) {
    const job = harbour.jobs.find(({ owner_account: owner, id }) => owner === caller && id === values['jobId']);
    if (job === undefined) return problem(404, 'No such job.');
    job.asked += 1;
    if (job.asked < 3) return json(200, { id: job.id, status: 'running' });
    return json(200, { id: job.id, status: 'done', result_url: `/port/reports/${job.report}` });
  },
  getReport({ harbour, caller, values }) {
    const job = harbour.jobs.find(({ owner_account: owner, report }) => owner === caller && report === values['reportId']);
    if (job === undefined || job.asked < 3) return problem(404, 'No such report.');
    const vessels = harbour.vessels.filter((one) => one.owner_account === caller).length;
    return json(200, { id: job.report, month: job.month, vessels });
  },
  getSettings: (request) => versioned(request, request.harbour.settings[request.caller]),
  replaceSettings({ harbour, caller, json: input }) {
    harbour.settings[caller] = input;
    return json(200, input);
  },
};
