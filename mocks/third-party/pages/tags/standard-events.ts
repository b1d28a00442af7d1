/** Other events go only to the tag manager. */
const names = new Map([
  ['page_view', 'PageView'],
  ['sign_up', 'CompleteRegistration'],
  ['login', 'Login'],
  ['begin_checkout', 'InitiateCheckout'],
  ['purchase', 'Purchase'],
]);

/** Returns undefined if the pixel does not track the event. */
export function pixelName(event: string): string | undefined {
  return names.get(event);
}
