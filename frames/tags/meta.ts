import type { TagAdapter } from './tag-adapter';

/** Queue of the snippet, until the script sets `callMethod`: https://developers.facebook.com/docs/meta-pixel/get-started */
interface Pixel {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  readonly queue: unknown[][];
  readonly loaded: true;
  readonly version: '2.0';
  push?: Pixel;
}

/** Standard events of the pixel. All others go only to the tag manager. */
const STANDARD_EVENTS: ReadonlyMap<string, string> = new Map([
  ['page_view', 'PageView'],
  ['sign_up', 'CompleteRegistration'],
  ['login', 'Login'],
  ['begin_checkout', 'InitiateCheckout'],
  ['purchase', 'Purchase'],
]);

/** Adapter of the Meta pixel, whose id is the option `pixel`. It drops all but the {@link STANDARD_EVENTS}. */
export const meta: TagAdapter = async ({ options: { script = '', pixel = '' }, load }) => {
  const fbq = createQueue();
  Object.assign(globalThis, { fbq, _fbq: fbq });
  fbq('consent', 'grant');
  // The pixel would otherwise read buttons and metadata of the page.
  fbq('set', 'autoConfig', false, pixel);
  fbq('init', pixel);
  await load(script);
  return ({ name, params }) => {
    const standard = STANDARD_EVENTS.get(name);
    if (standard !== undefined) fbq('track', standard, params);
  };
};

function createQueue(): Pixel {
  const run = (...command: unknown[]) => {
    if (pixel.callMethod === undefined) pixel.queue.push(command);
    else pixel.callMethod(...command);
  };
  const pixel: Pixel = Object.assign(run, { queue: [], loaded: true as const, version: '2.0' as const });
  pixel.push = pixel;
  return pixel;
}
