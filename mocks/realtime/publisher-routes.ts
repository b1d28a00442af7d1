import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Hub } from './hub';
import { parseJson } from './frames';
import { isChannelName } from './names';
import { publisherSignatureError } from './publisher-signature';

/** Maximum size of the data of one event, as at Pusher. */
const MAX_DATA_BYTES = 10_240;

const channelName = z.string().check(z.refine(isChannelName));
/** Fields that an event has in both calls. `socket_id` is the connection that does not receive it. */
const event = {
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  data: z.string(),
  socket_id: z.optional(z.string()),
};
/** Body of `POST events`: one event for one channel, or for a list of them. */
const eventBody = z.union([
  z.object({ ...event, channels: z.array(channelName).check(z.minLength(1), z.maxLength(100)) }),
  z.object({ ...event, channel: channelName }),
]);
/** Body of `POST batch_events`. */
const batchBody = z.object({ batch: z.array(z.object({ ...event, channel: channelName })).check(z.maxLength(10)) });

/** Answers a request; resolves to undefined for other paths. */
export type PublisherRoutes = (request: Request) => Promise<Response | undefined>;

/**
 * Creates Pusher's HTTP API under `/apps/{appId}`: events, channels, users. Each request must be signed, otherwise it gets a 401; an
 * unknown app or call gets a 404, an invalid body a 422, and too much data a 413. Node only, because it needs MD5.
 *
 * @param now Unix ms, for the age of signatures
 */
export function publisherRoutes(hub: Hub, now: () => number = Date.now): PublisherRoutes {
  return async (request) => {
    const url = new URL(request.url);
    const [, appId, rest] = /^\/apps\/([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
    if (appId === undefined || rest === undefined) return undefined;
    if (appId !== hub.app.id) return errorResponse(404, `No matching application for ID [${appId}].`);
    const { method } = request;
    const body = await request.text();
    const signed = { method, path: url.pathname, query: url.searchParams, body };
    const problem = await publisherSignatureError(hub.app, signed, md5, now() / 1000);
    if (problem) return errorResponse(401, problem);
    return route(hub, `${method} ${rest}`, url.searchParams, body);
  };
}

function route(hub: Hub, what: string, query: URLSearchParams, body: string): Response {
  if (what === 'POST events') return publishOne(hub, body);
  if (what === 'POST batch_events') return publishBatch(hub, body);
  if (what === 'GET channels') return listChannels(hub, query);
  const [, channel] = /^GET channels\/([^/]+)$/.exec(what) ?? [];
  if (channel !== undefined) return describeChannel(hub, channel, query);
  const [, userId] = /^POST users\/([^/]+)\/terminate_connections$/.exec(what) ?? [];
  if (userId === undefined) return errorResponse(404, 'Not found.');
  hub.endUser(userId);
  return Response.json({});
}

function publishOne(hub: Hub, body: string): Response {
  const parsed = eventBody.safeParse(parseJson(body));
  if (!parsed.success) return errorResponse(422, z.prettifyError(parsed.error));
  const { data } = parsed;
  if (isTooLarge(data)) return errorResponse(413, `The data content of this event exceeds ${MAX_DATA_BYTES} bytes.`);
  const channels = 'channels' in data ? data.channels : [data.channel];
  for (const channel of channels) hub.publish(channel, data.name, data.data, data.socket_id);
  return Response.json({});
}

function publishBatch(hub: Hub, body: string): Response {
  const parsed = batchBody.safeParse(parseJson(body));
  if (!parsed.success) return errorResponse(422, z.prettifyError(parsed.error));
  const { batch } = parsed.data;
  if (batch.some(isTooLarge)) return errorResponse(413, `The data content of an event exceeds ${MAX_DATA_BYTES} bytes.`);
  for (const one of batch) hub.publish(one.channel, one.name, one.data, one.socket_id);
  return Response.json({});
}

function listChannels(hub: Hub, query: URLSearchParams): Response {
  const prefix = query.get('filter_by_prefix') ?? '';
  const matching = hub.channels().filter(({ name }) => name.startsWith(prefix));
  const entries = matching.map(({ name, subscriptions }) => [name, subscriptionCount(subscriptions, query)]);
  return Response.json({ channels: Object.fromEntries(entries) });
}

function describeChannel(hub: Hub, channel: string, query: URLSearchParams): Response {
  const subscriptions = hub.channels().find(({ name }) => name === channel)?.subscriptions ?? 0;
  return Response.json({ occupied: subscriptions > 0, ...subscriptionCount(subscriptions, query) });
}

function subscriptionCount(subscriptions: number, query: URLSearchParams): { subscription_count?: number } {
  const info = query.get('info')?.split(',') ?? [];
  return info.includes('subscription_count') ? { subscription_count: subscriptions } : {};
}

function isTooLarge({ data }: { data: string }): boolean {
  return Buffer.byteLength(data) > MAX_DATA_BYTES;
}

function errorResponse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

function md5(text: string): string {
  return createHash('md5').update(text, 'utf8').digest('hex');
}
