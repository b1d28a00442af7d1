import { setTimeout as pause } from 'node:timers/promises';

import type { Operation, Webhook } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import { describeSchemaError } from '../observe/schema-message';
import { describeValue, shortJson } from '../text';
import { rootCause } from '../observe/root-cause';
import type { createViolation } from '../observe/violation';
import type { Call } from '../http/client';
import { wildcardIndexes } from '../observe/check-schema';
import { callOperation } from '../probe/call-operation';
import { parseResponseJson } from '../probe/response-status';
import type { RunContext } from '../probe/run-context';
import { connectPusher, parseData } from './socket';
import type { PusherSocket } from './socket';

/** Event that a step of a scenario awaits. */
export interface ExpectedEvent {
  event: string;
  channel: string;
}

interface ReceivedEvent {
  name: string;
  channel: string | null;
}

/** Signature of a channel, or the reason why there is none; with the call that requested it, null if none was made. */
type ChannelAuthorization = { auth: object; call: Call | null } | { reason: string; call: Call | null };

/** Maximum time in ms to wait for an event or a subscription. */
const EVENT_TIMEOUT_MS = 5000;

/** Advice for a channel without a signature, for a signature that the socket does not take, and for an event that does not arrive. */
const REJECTED_ADVICE =
  'Look at routes/channels.php (does it name this channel, does its closure give true for the owner?) and at the guard of Broadcast::routes().';
const SIGNATURE_ADVICE =
  'The server that signs and the one that listens have different keys or secrets: compare REVERB_APP_KEY and REVERB_APP_SECRET (PUSHER_APP_…) of both.';
const MISSING_ADVICE =
  'The event may only be queued: implement ShouldBroadcastNow or run queue:work; BROADCAST_CONNECTION may be log or null; broadcastOn() may name another channel.';

/**
 * Receives the real-time events of a run, and validates those that a webhook of the contract describes. Adds a violation for invalid data.
 */
export class RealtimeListener {
  private socket: PusherSocket | null = null;
  private connectError: string | null = null;
  /** True for channels with a subscription, false for channels with a failed subscription. */
  private readonly subscriptions = new Map<string, boolean>();
  private readonly events: ReceivedEvent[] = [];
  /** Answers of the socket to subscriptions, by channel. */
  private readonly acknowledgements = new Map<string, boolean>();
  /** Calls that authorized channels, by channel. */
  private readonly authorizedBy = new Map<string, Call>();
  /** Validations that have not ended. */
  private readonly validations: Promise<void>[] = [];

  constructor(private readonly context: RunContext) {}

  /**
   * Subscribes to the channels of events that have no subscription on an open connection. Adds a violation if one fails, which is not
   * tried again. Blocks the check, once, if the connection fails; without an address of the configuration nothing is blocked.
   *
   * @param secret token of the channels' owner; null for none
   * @returns the number of events received before, from which {@link waitForEvents} continues
   */
  async subscribeTo(awaited: readonly ExpectedEvent[], secret: string | null): Promise<number> {
    // A refused signature may close the connection, after which the channels before it need another subscription.
    for (const { channel } of [...awaited, ...awaited]) {
      const isSubscribed = this.subscriptions.get(channel);
      if (isSubscribed === undefined || (isSubscribed && this.socket?.isOpen() !== true))
        this.subscriptions.set(channel, await this.subscribe(channel, awaited, secret));
    }
    return this.events.length;
  }

  /**
   * Waits at most {@link EVENT_TIMEOUT_MS} for events after `mark`. Adds a violation of the call that should have caused an event if it
   * does not arrive. Channels without a subscription are left out, because their fault is already reported.
   *
   * @param mark number that {@link subscribeTo} returned before the call
   * @param cause call that should have caused the events
   */
  async waitForEvents(awaited: readonly ExpectedEvent[], mark: number, cause: Call): Promise<void> {
    const open = awaited.filter(({ channel }) => this.subscriptions.get(channel) === true);
    const missing = () =>
      open.filter((one) => !this.events.slice(mark).some(({ name, channel }) => name === one.event && channel === one.channel));
    for (const end = Date.now() + EVENT_TIMEOUT_MS; missing().length > 0 && Date.now() < end;) await pause(20);
    await Promise.all(this.validations);
    for (const { event, channel } of missing()) {
      this.addViolation(cause, event, {
        check: 'realtime-missing',
        expected: `${event} on ${channel}`,
        actual: `nothing in ${String(EVENT_TIMEOUT_MS / 1000)} s`,
        message: `${event} was expected on ${channel} after ${cause.request.method} ${new URL(cause.request.url).pathname}, and did not arrive. ${MISSING_ADVICE}`,
        rootCause: rootCause('event-missing', event),
      });
    }
  }

  /**
   * Connects, unless there is an open connection. A failed connection is not tried again.
   *
   * @returns the id of the connection; undefined if none can be made, which blocks the check once, or without a configured address
   */
  async openSocket(): Promise<string | undefined> {
    return (await this.connectOnce(null))?.id;
  }

  /** Waits for the validations, then closes the connection. */
  async close(): Promise<void> {
    await Promise.all(this.validations);
    this.socket?.close();
  }

  /** Subscribes to a channel. Returns false after adding a violation, or if there is no connection. */
  private async subscribe(channel: string, awaited: readonly ExpectedEvent[], secret: string | null): Promise<boolean> {
    const event = awaited.find((one) => one.channel === channel)?.event ?? '';
    const socket = await this.connectOnce(event);
    if (socket === null) return false;
    const isPublic = !/^(?:private|presence)-/.test(channel);
    const authorized: ChannelAuthorization = isPublic ? { auth: {}, call: null } : await this.authorize(socket, channel, secret);
    if (authorized.call !== null) this.authorizedBy.set(channel, authorized.call);
    if ('auth' in authorized) {
      socket.send('pusher:subscribe', { channel, ...authorized.auth });
      for (const end = Date.now() + EVENT_TIMEOUT_MS; !this.acknowledgements.has(channel) && socket.isOpen() && Date.now() < end;)
        await pause(10);
      if (this.acknowledgements.get(channel) === true) return true;
    }
    this.addViolation(this.channelCall(channel), event, {
      check: 'realtime-missing',
      expected: `a subscription to ${channel}`,
      actual: 'auth' in authorized ? 'the socket did not take the signature' : authorized.reason,
      message: `The owner of ${channel} cannot subscribe to it, so no ${event} can come. ${'auth' in authorized ? SIGNATURE_ADVICE : REJECTED_ADVICE}`,
      // A wrong secret breaks all channels at once; a missing authorization concerns the channels of one kind.
      rootCause:
        'auth' in authorized ? rootCause('channel-signature') : rootCause('channel-subscription', channel.replaceAll(/[^.]+$/g, '')),
    });
    return false;
  }

  /** Returns the connection; null if none can be made. */
  private async connectOnce(event: string | null): Promise<PusherSocket | null> {
    const address = this.context.config.realtime;
    if (this.socket?.isOpen() === true) return this.socket;
    if (this.connectError !== null || address === null) return null;
    // A server may close the connection after a wrong signature. A new connection starts without subscriptions.
    for (const [channel, isSubscribed] of this.subscriptions) if (isSubscribed) this.subscriptions.delete(channel);
    this.acknowledgements.clear();
    const call = await connectPusher(address, this.context.config.timeout);
    if ('error' in call) {
      this.connectError = call.error;
      const reason = `${address.host}:${String(address.port)}: ${call.error}`;
      this.context.findings.block({ check: 'realtime-missing', operationId: event, reason });
      return null;
    }
    this.socket = call;
    call.listen((message) => {
      if (message.channel === null) return;
      if (/^pusher(?:_internal)?:subscription_succeeded$/.test(message.event)) this.acknowledgements.set(message.channel, true);
      else if (message.event === 'pusher:subscription_error') this.acknowledgements.set(message.channel, false);
      else if (!message.event.startsWith('pusher')) this.handleEvent(message.event, message.channel, message.data);
    });
    return call;
  }

  /** Requests the signature of a channel by the operation of the contract for it. */
  private async authorize(socket: PusherSocket, channel: string, secret: string | null): Promise<ChannelAuthorization> {
    const operation = this.context.contract.operations.find(({ method, path }) => method === 'POST' && /broadcasting\/auth$/.test(path));
    if (operation === undefined) return { reason: 'the contract has no operation that authorizes channels', call: null };
    const body = { socket_id: socket.id, channel_name: channel };
    const call = await callOperation(
      this.context,
      operation,
      { parameters: new Map(), body, type: 'application/json' },
      { as: secret === null ? null : { secret } },
    );
    const response = parseResponseJson(call);
    if (call.response?.status !== 200 || !isRecord(response) || typeof response['auth'] !== 'string')
      return { reason: `${String(call.response?.status ?? call.failure)} from ${operation.path}`, call };
    return { auth: { auth: response['auth'], ...('channel_data' in response ? { channel_data: response['channel_data'] } : {}) }, call };
  }

  private handleEvent(event: string, channel: string, data: unknown): void {
    // Laravel sends the class name with its namespace, unless broadcastAs() names the event.
    const name = event.split('\\').at(-1) ?? event;
    this.events.push({ name, channel });
    const webhook = this.context.contract.webhooks.find((one) => one.name === name);
    if (webhook !== undefined) this.validations.push(this.validator(webhook, channel, data));
  }

  private async validator({ name, schema }: Webhook, channel: string, data: unknown): Promise<void> {
    if (schema === null) return;
    const value = parseData(data);
    for (const violation of await this.context.validator.validate(schema, value)) {
      const pointer = wildcardIndexes(violation.pointer);
      const { expected, actual, advice } = describeSchemaError(violation);
      this.addViolation(this.channelCall(channel), name, {
        check: 'realtime-payload',
        pointer,
        location: violation.location,
        expected,
        actual: value === undefined ? shortJson(describeValue(data)) : actual,
        message: `${name} on ${channel} has invalid data: ${pointer === '' ? 'it' : `\`${pointer}\``} must be ${expected}, and is ${actual}. ${advice} Give the event a broadcastWith() that names exactly the documented members.`,
        rootCause: rootCause('event-payload', name, pointer),
      });
    }
  }

  /** Returns the call that authorized a channel; for a public channel, a call that stands for the connection. */
  private channelCall(channel: string): Call {
    const url = this.context.client.base;
    return (
      this.authorizedBy.get(channel) ?? { request: { method: 'GET', url, headers: {}, body: null }, operationId: null, failure: channel }
    );
  }

  private addViolation(cause: Call, event: string, details: Parameters<typeof createViolation>[2]): void {
    this.context.findings.report(cause, this.eventOperation(event, cause), details);
  }

  /** Returns the operation for the finding of an event: that of the event, or else the one that caused it. */
  private eventOperation(event: string, cause: Call): Operation {
    const { webhooks, operations } = this.context.contract;
    const found =
      webhooks.find(({ name }) => name === event)?.operation ?? operations.find(({ id }) => id === cause.operationId) ?? operations[0];
    if (found === undefined) throw new Error('a contract without operations');
    return found;
  }
}
