import type { SubscribeToPushRequest } from '@generated/api/model/subscribe-to-push-request';

import { within } from '@/shared/lib/within';

/** Longest wait for the service worker and the push service, which never respond in some browsers. */
export const PUSH_LIMIT_MS = 20_000;

/** Returns true if this browser can receive pushed notices: over https, where the service worker runs; on iOS once installed. */
export function canReceivePush(): boolean {
  return window.location.protocol === 'https:' && 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;
}

/** Returns true if the player has blocked notifications in the browser, which only they can undo. */
export function isPushBlocked(): boolean {
  return 'Notification' in window && Notification.permission === 'denied';
}

/**
 * Requests the permission, if it is not given yet, and subscribes this device at the push service of its browser. It must be called from
 * a press, only if `canReceivePush`, and the caller sends the result to the backend.
 *
 * @param publicKey key of the backend (VAPID), in base64url
 * @returns undefined without permission
 * @throws {Error} if there is no service worker, or the push service refuses or does not respond
 */
export async function subscribeDevice(publicKey: string): Promise<SubscribeToPushRequest | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  return within(PUSH_LIMIT_MS, subscribe(publicKey));
}

async function subscribe(publicKey: string): Promise<SubscribeToPushRequest> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) throw new Error('There is no service worker.');
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
  if (p256dh === null || auth === null) throw new Error('The subscription has no keys.');
  return { endpoint: subscription.endpoint, p256dh: toBase64Url(p256dh), auth: toBase64Url(auth) };
}

/**
 * Ends the subscription of this device in the browser. The caller ends it at the backend. Does nothing without a subscription.
 *
 * @throws {Error} if the browser does not respond
 */
export function unsubscribeDevice(): Promise<void> {
  return within(PUSH_LIMIT_MS, unsubscribe());
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function toBase64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
