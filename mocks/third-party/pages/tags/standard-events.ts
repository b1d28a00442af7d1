/** The events that a pixel knows by a name of its own; the others are the tag manager's alone. */
const names = new Map([
  ['page_view', 'PageView'],
  ['sign_up', 'CompleteRegistration'],
  ['login', 'Login'],
  ['begin_checkout', 'InitiateCheckout'],
  ['purchase', 'Purchase'],
]);

/** The pixel's name of an event; undefined for one that it is not told. */
export function pixelName(event: string): string | undefined {
  return names.get(event);
}
