import type { FrameKind } from './protocol/frame-protocol';

/** Tokens of the `sandbox` attribute. None lets a frame navigate the site's page. */
type SandboxToken = 'allow-forms' | 'allow-orientation-lock' | 'allow-popups' | 'allow-same-origin' | 'allow-scripts';

/** Features of the `allow` attribute, each delegated to the origin of the frame only. */
type Permission = 'autoplay' | 'camera' | 'fullscreen';

/** Rights of a third party's page in its iframe. */
export interface FrameRights {
  readonly sandbox: readonly SandboxToken[];
  readonly permissions: readonly Permission[];
}

/** Safe together only on a foreign origin: a page on the site's own could remove its sandbox. */
const sandbox: readonly SandboxToken[] = ['allow-scripts', 'allow-same-origin', 'allow-forms'];

/** Pages that speak the message protocol of the site, by the `app` of their messages. */
export const frameRights: Readonly<Record<FrameKind, FrameRights>> = {
  verification: { sandbox, permissions: ['camera'] },
  captcha: { sandbox, permissions: [] },
  chat: { sandbox, permissions: [] },
  tags: { sandbox, permissions: [] },
  'sportsbook-frame': { sandbox, permissions: [] },
  game: { sandbox, permissions: ['fullscreen'] },
};

/** Games without the protocol, by the slug of their provider. */
const plainGames: ReadonlyMap<string, FrameRights> = new Map([
  // Of the stand-in.
  ['araucaria', { sandbox, permissions: ['autoplay', 'fullscreen'] }],
]);

/** Of a provider without a row. */
const unlistedPlainGame: FrameRights = { sandbox, permissions: ['fullscreen'] };

/** Returns the rights of a game that does not speak the protocol (SPEC B18). */
export function plainGameRights(providerSlug: string): FrameRights {
  return plainGames.get(providerSlug) ?? unlistedPlainGame;
}

/** Sources that the policy of a page must allow, because it loads the vendor's script. */
export interface VendorSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly styles: readonly string[];
  readonly connects: readonly string[];
}

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const TURNSTILE = ['https://challenges.cloudflare.com'];
const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** Vendors whose script a page of ours loads, as they document it. `script` is its address, without parameters. */
export const captchaVendors = {
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    scripts: HCAPTCHA,
    frames: HCAPTCHA,
    styles: HCAPTCHA,
    connects: HCAPTCHA,
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    scripts: TURNSTILE,
    frames: TURNSTILE,
    styles: [],
    connects: [],
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    scripts: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
    frames: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
    styles: [],
    connects: [],
  },
} satisfies Record<string, VendorSources & { readonly script: string }>;

export type CaptchaVendor = keyof typeof captchaVendors;
