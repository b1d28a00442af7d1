/** Style of names: Laravel sends the class (`App\Events\Name`) or the bare name. */
export type EventStyle = 'laravel' | 'plain';

const LARAVEL_NAMESPACE = 'App\\Events\\';
const CHANNEL_NAME = /^#?[A-Za-z0-9_\-=@,.;]{1,200}$/;

/** Returns the wire name of an event: `App\Events\UserUpdateEvent`, or its bare name in the style `plain`. */
export function wireEvent(name: string, style: EventStyle): string {
  return style === 'laravel' ? LARAVEL_NAMESPACE + name : name;
}

/** Returns true for 1 to 200 letters, digits and `_-=@,.;`, with or without a `#` before them. */
export function isChannelName(name: string): boolean {
  return CHANNEL_NAME.test(name);
}

/** Returns true if subscriptions must be signed: those of `private-` and `presence-` channels. */
export function needsSignature(channel: string): boolean {
  return channel.startsWith('private-') || channel.startsWith('presence-');
}

/** Returns the channel of the events to one signed-in user, `#server-to-user-{id}`. */
export function userChannel(userId: string): string {
  return `#server-to-user-${userId}`;
}

/** Returns true if the protocol, not an app, owns the event: it begins with `pusher:` or `pusher_internal:`. */
export function isProtocolEvent(event: string): boolean {
  return event.startsWith('pusher:') || event.startsWith('pusher_internal:');
}
