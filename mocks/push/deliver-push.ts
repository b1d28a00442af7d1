import type { World } from '../db/world';
import type { PushMessage } from '../db/push';
import { createMessageKeys, encryptPush } from './encrypt-push';
import { signPush } from './sign-push';

/** Time for which a push service keeps a message for a device that is offline. */
const SECONDS_TO_LIVE = 24 * 3600;
/** Time limit of one request to a push service. */
const TIMEOUT_MS = 10_000;
/** Statuses with which a push service answers if it no longer knows the subscription; all others change nothing. */
const GONE: readonly number[] = [404, 410];

/**
 * Sends the messages of a world to the push services of the browsers. Removes a subscription that its service no longer knows (404, 410).
 * Other failures are ignored: a notice is also on the site.
 *
 * @returns an unsubscribe function
 */
export function deliverPush({ push }: World): () => void {
  return push.subscribe((message) => void deliver(message).then((isGone) => isGone && push.remove(message.sessionId), ignore));
}

/** Sends one message, once. Returns true if the push service answers that the subscription has ended. Rejects without an answer. */
async function deliver({ endpoint, keys, notice }: PushMessage): Promise<boolean> {
  const body = await encryptPush(JSON.stringify(notice), keys, await createMessageKeys());
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: {
      Authorization: await signPush(endpoint, Date.now()),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(SECONDS_TO_LIVE),
      Topic: notice.id.replaceAll(/[^\w-]/g, '').slice(0, 32),
    },
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return GONE.includes(status);
}

function ignore(): void {}
