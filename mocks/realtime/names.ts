/** How a backend names its events on the wire: a Laravel one may send the class (`App\Events\Name`) or the bare name. */
export type EventStyle = 'laravel' | 'plain';

const LARAVEL_NAMESPACE = 'App\\Events\\';
const CHANNEL_NAME = /^#?[A-Za-z0-9_\-=@,.;]{1,200}$/;

/** The name of an event as it travels, for example `App\Events\UserUpdateEvent`. */
export function wireEvent(name: string, style: EventStyle): string {
  return style === 'laravel' ? LARAVEL_NAMESPACE + name : name;
}

/** The wire name of a private channel: `users.7` travels as `private-users.7` (SPEC T1). */
export function privateChannel(name: string): string {
  return `private-${name}`;
}

/** Whether the protocol allows this channel name (letters, digits and `_-=@,.;`, at most 200). */
export function isChannelName(name: string): boolean {
  return CHANNEL_NAME.test(name);
}

/** Whether a subscription to this channel must be signed. */
export function needsSignature(channel: string): boolean {
  return channel.startsWith('private-') || channel.startsWith('presence-');
}

/** The channel on which a signed-in user is addressed by id. */
export function userChannel(userId: string): string {
  return `#server-to-user-${userId}`;
}

/** Whether an event belongs to the protocol itself, as opposed to one that somebody published. */
export function isProtocolEvent(event: string): boolean {
  return event.startsWith('pusher:') || event.startsWith('pusher_internal:');
}
