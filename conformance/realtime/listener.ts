import { setTimeout as pause } from 'node:timers/promises';

import type { Operation, Webhook } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import { sayViolation } from '../observe/schema-message';
import { inWords, short } from '../text';
import { departure } from '../observe/violation';
import type { Call } from '../http/client';
import { starred } from '../observe/check-schema';
import { call, jsonOf } from '../probe/run-context';
import type { Stage } from '../probe/run-context';
import { connect, parsed } from './socket';
import type { Socket } from './socket';

/** An event that a scenario waits for. */
export interface Awaited {
  event: string;
  channel: string;
}

interface Heard {
  name: string;
  channel: string | null;
}

/** A signature, or why there is none; and the call that asked for it, where there was one. */
type Authorized = { auth: object; call: Call | null } | { why: string; call: Call | null };

/** So long an event may take, in milliseconds. */
const PATIENCE = 5000;

const REFUSED =
  'Look at routes/channels.php (does it name this channel, does its closure give true for the owner?) and at the guard of Broadcast::routes().';
const FORGED =
  'The server that signs and the one that listens have different keys or secrets: compare REVERB_APP_KEY and REVERB_APP_SECRET (PUSHER_APP_…) of both.';
const SILENT =
  'The event may only be queued: implement ShouldBroadcastNow or run queue:work; BROADCAST_CONNECTION may be log or null; broadcastOn() may name another channel.';

/** Hears what a server sends in real time, and judges it by the contract's webhooks. */
export class Listener {
  private socket: Socket | null = null;
  private trouble: string | null = null;
  private readonly subscribed = new Map<string, boolean>();
  private readonly events: Heard[] = [];
  private readonly answers = new Map<string, boolean>();
  private readonly openedBy = new Map<string, Call>();
  private readonly judging: Promise<void>[] = [];

  constructor(private readonly stage: Stage) {}

  /**
   * Subscribes to the channels of events that are to come.
   *
   * @param secret of whoever the channels belong to
   * @returns a mark: what is heard from now on
   */
  async ready(awaited: readonly Awaited[], secret: string | null): Promise<number> {
    for (const { channel } of awaited) {
      if (!this.subscribed.has(channel)) this.subscribed.set(channel, await this.subscribe(channel, awaited, secret));
    }
    return this.events.length;
  }

  /** Waits for events; those that do not come are departures, told with the call that should have brought them. */
  async expect(awaited: readonly Awaited[], mark: number, cause: Call): Promise<void> {
    const open = awaited.filter(({ channel }) => this.subscribed.get(channel) === true);
    const missing = () =>
      open.filter((one) => !this.events.slice(mark).some(({ name, channel }) => name === one.event && channel === one.channel));
    for (const end = Date.now() + PATIENCE; missing().length > 0 && Date.now() < end;) await pause(20);
    await Promise.all(this.judging);
    for (const { event, channel } of missing()) {
      this.tell(cause, event, {
        check: 'realtime-missing',
        expected: `${event} on ${channel}`,
        actual: `nothing in ${String(PATIENCE / 1000)} s`,
        message: `${event} was due on ${channel} after ${cause.request.method} ${new URL(cause.request.url).pathname}, and did not come. ${SILENT}`,
        root: `missing ${event}`,
      });
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.judging);
    this.socket?.close();
  }

  private async subscribe(channel: string, awaited: readonly Awaited[], secret: string | null): Promise<boolean> {
    const event = awaited.find((one) => one.channel === channel)?.event ?? '';
    const socket = await this.connected(event);
    if (socket === null) return false;
    const isPublic = !/^(?:private|presence)-/.test(channel);
    const authorized: Authorized = isPublic ? { auth: {}, call: null } : await this.authorize(socket, channel, secret);
    if (authorized.call !== null) this.openedBy.set(channel, authorized.call);
    if ('auth' in authorized) {
      socket.send('pusher:subscribe', { channel, ...authorized.auth });
      for (const end = Date.now() + PATIENCE; !this.answers.has(channel) && Date.now() < end;) await pause(10);
      if (this.answers.get(channel) === true) return true;
    }
    this.tell(this.callFor(channel), event, {
      check: 'realtime-missing',
      expected: `a subscription to ${channel}`,
      actual: 'auth' in authorized ? 'the socket did not take the signature' : authorized.why,
      message: `The owner of ${channel} cannot subscribe to it, so no ${event} can come. ${'auth' in authorized ? FORGED : REFUSED}`,
      // One secret signs for all channels; who may hear one is decided for each.
      root: 'auth' in authorized ? 'unsigned' : `unsubscribed ${channel.replaceAll(/[^.]+$/g, '')}`,
    });
    return false;
  }

  private async connected(event: string): Promise<Socket | null> {
    const address = this.stage.config.realtime;
    if (this.socket !== null || this.trouble !== null || address === null) return this.socket;
    const made = await connect(address, this.stage.config.timeout);
    if ('trouble' in made) {
      this.trouble = made.trouble;
      const reason = `${address.host}:${String(address.port)}: ${made.trouble}`;
      this.stage.blocked.push({ check: 'realtime-missing', operationId: event, reason });
      return null;
    }
    this.socket = made;
    made.listen((message) => {
      if (message.channel === null) return;
      if (/^pusher(?:_internal)?:subscription_succeeded$/.test(message.event)) this.answers.set(message.channel, true);
      else if (message.event === 'pusher:subscription_error') this.answers.set(message.channel, false);
      else if (!message.event.startsWith('pusher')) this.hear(message.event, message.channel, message.data);
    });
    return made;
  }

  /** The signature for a channel, by the operation of the contract that gives one. */
  private async authorize(socket: Socket, channel: string, secret: string | null): Promise<Authorized> {
    const operation = this.stage.contract.operations.find(({ method, path }) => method === 'POST' && /broadcasting\/auth$/.test(path));
    if (operation === undefined) return { why: 'the contract has no operation that authorizes channels', call: null };
    const body = { socket_id: socket.id, channel_name: channel };
    const made = await call(
      this.stage,
      operation,
      { parameters: new Map(), body, type: 'application/json' },
      { as: secret === null ? null : { secret } },
    );
    const told = jsonOf(made);
    if (made.response?.status !== 200 || !isRecord(told) || typeof told['auth'] !== 'string')
      return { why: `${String(made.response?.status ?? made.failure)} from ${operation.path}`, call: made };
    return { auth: { auth: told['auth'], ...('channel_data' in told ? { channel_data: told['channel_data'] } : {}) }, call: made };
  }

  private hear(event: string, channel: string, data: unknown): void {
    // Laravel sends the name of the class with its namespace, unless broadcastAs() gives another.
    const name = event.split('\\').at(-1) ?? event;
    this.events.push({ name, channel });
    const webhook = this.stage.contract.webhooks.find((one) => one.name === name);
    if (webhook !== undefined) this.judging.push(this.judge(webhook, channel, data));
  }

  private async judge({ name, schema }: Webhook, channel: string, data: unknown): Promise<void> {
    if (schema === null) return;
    const value = parsed(data);
    for (const violation of await this.stage.judge.check(schema, value)) {
      const pointer = starred(violation.pointer);
      const { expected, actual, advice } = sayViolation(violation);
      this.tell(this.callFor(channel), name, {
        check: 'realtime-payload',
        pointer,
        place: violation.place,
        expected,
        actual: value === undefined ? short(inWords(data)) : actual,
        message: `${name} on ${channel} came with data that does not keep to the contract: ${pointer === '' ? 'it' : `\`${pointer}\``} must be ${expected}, and is ${actual}. ${advice} Give the event a broadcastWith() that names exactly the documented members.`,
        root: `payload ${name} ${pointer}`,
      });
    }
  }

  /** What opened a channel; for one that is open to all, the connection. */
  private callFor(channel: string): Call {
    const url = this.stage.client.base;
    return this.openedBy.get(channel) ?? { request: { method: 'GET', url, headers: {}, body: null }, operationId: null, failure: channel };
  }

  private tell(cause: Call, event: string, said: Parameters<typeof departure>[2]): void {
    this.stage.departures.push(departure(cause, this.operationOf(event, cause), said));
  }

  private operationOf(event: string, cause: Call): Operation {
    const { webhooks, operations } = this.stage.contract;
    const found =
      webhooks.find(({ name }) => name === event)?.operation ?? operations.find(({ id }) => id === cause.operationId) ?? operations[0];
    if (found === undefined) throw new Error('a contract without operations');
    return found;
  }
}
