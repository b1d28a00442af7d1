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

/** Tokens that are safe together only on a foreign origin: a page on the site's own could remove its sandbox. */
const sandbox: readonly SandboxToken[] = ['allow-scripts', 'allow-same-origin', 'allow-forms'];

/** Rights of the pages that speak the message protocol of the site, by the `app` of their messages. */
export const frameRights: Readonly<Record<FrameKind, FrameRights>> = {
  verification: { sandbox, permissions: ['camera'] },
  captcha: { sandbox, permissions: [] },
  chat: { sandbox, permissions: [] },
  tags: { sandbox, permissions: [] },
  'sportsbook-frame': { sandbox, permissions: [] },
  game: { sandbox, permissions: ['autoplay', 'fullscreen'] },
  libras: { sandbox: ['allow-scripts', 'allow-same-origin'], permissions: [] },
};

/** Rights of games without the protocol, by the slug of their provider. */
const plainGames: ReadonlyMap<string, FrameRights> = new Map([
  // This is the provider of the stand-in.
  ['araucaria', { sandbox, permissions: ['autoplay', 'fullscreen'] }],
]);

/** Rights of a game whose provider has no row, without autoplay. */
const unlistedPlainGame: FrameRights = { sandbox, permissions: ['fullscreen'] };

/** Returns the rights of a game that does not speak the protocol (SPEC B18). */
export function plainGameRights(providerSlug: string): FrameRights {
  return plainGames.get(providerSlug) ?? unlistedPlainGame;
}

/** Sources that the policy of a page must allow, because it loads the provider's script or nests its page. */
export interface ProviderSources {
  /** Address of the script, without parameters. */
  readonly script?: string;
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  readonly images?: readonly string[];
  readonly media?: readonly string[];
  readonly connects?: readonly string[];
  /** Features that the page delegates to origins of the provider. */
  readonly delegates?: Readonly<Partial<Record<Permission, readonly string[]>>>;
}

/** Kinds of pages on the third-party origin; each is a folder of `frames/`. */
export type PageKind = 'captcha' | 'identity' | 'chat' | 'tags' | 'sportsbook' | 'games' | 'libras';

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const TURNSTILE = ['https://challenges.cloudflare.com'];
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const LIVECHAT = ['https://*.livechatinc.com', 'https://*.livechat-files.com'];
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];
const META = ['https://www.facebook.com', 'https://connect.facebook.net'];
const ALTENAR = ['https://*.biahosted.com'];
const VLIBRAS = ['https://vlibras.gov.br', 'https://*.vlibras.gov.br'];
/** Source that permits compiling WebAssembly, and no text to code. */
const WEB_ASSEMBLY = "'wasm-unsafe-eval'";
const PRAGMATIC = ['https://*.pragmaticplay.net'];
/** Source for scripts that add style elements. The pages render no text of players or sites that could contain one. */
const INLINE_STYLES = "'unsafe-inline'";

/** Third parties whose script a page of ours loads or whose page it nests, as they document it. */
export const providers = {
  captcha: {
    hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', scripts: HCAPTCHA, frames: HCAPTCHA, styles: HCAPTCHA, connects: HCAPTCHA },
    turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', scripts: TURNSTILE, frames: TURNSTILE },
    recaptcha: {
      script: 'https://www.google.com/recaptcha/api.js',
      scripts: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
      frames: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
    },
  },
  identity: {
    legitimuz: {
      script: 'https://cdn.legitimuz.com/js/sdk/legitimuz-sdk.js',
      scripts: ['https://cdn.legitimuz.com'],
      frames: ['https://widget.legitimuz.com'],
      styles: [INLINE_STYLES],
      connects: ['https://api.legitimuz.com'],
      delegates: { camera: ['https://widget.legitimuz.com'] },
    },
  },
  chat: {
    // https://www.livechat.com/help/use-livechat-with-content-security-policy/
    livechat: {
      script: 'https://cdn.livechatinc.com/tracking.js',
      scripts: ['https://*.livechatinc.com'],
      frames: ['https://*.livechatinc.com'],
      styles: [INLINE_STYLES, 'https://*.livechatinc.com'],
      fonts: ['https://*.livechatinc.com'],
      images: LIVECHAT,
      media: LIVECHAT,
      connects: ['https://*.livechatinc.com', 'wss://*.livechatinc.com'],
    },
  },
  tags: {
    // https://developers.google.com/tag-platform/security/guides/csp
    gtm: {
      script: 'https://www.googletagmanager.com/gtm.js',
      scripts: ['https://*.googletagmanager.com'],
      images: ANALYTICS,
      connects: ANALYTICS,
    },
    meta: {
      script: 'https://connect.facebook.net/en_US/fbevents.js',
      scripts: ['https://connect.facebook.net'],
      images: META,
      connects: META,
    },
  },
  sportsbook: {
    altenar: {
      script: 'https://sb2wsdk-altenar2.biahosted.com/altenarWSDK.js',
      scripts: ALTENAR,
      frames: ALTENAR,
      styles: [INLINE_STYLES],
      fonts: ALTENAR,
      images: ALTENAR,
      connects: ['https://*.biahosted.com', 'wss://*.biahosted.com'],
    },
  },
  libras: {
    // https://github.com/spbgovbr-vlibras/vlibras-web-browsers; the avatar is a Unity player.
    vlibras: {
      script: 'https://vlibras.gov.br/app/vlibras-plugin.js',
      scripts: [...VLIBRAS, WEB_ASSEMBLY],
      styles: [INLINE_STYLES],
      fonts: VLIBRAS,
      images: VLIBRAS,
      connects: VLIBRAS,
    },
  },
  games: {
    pragmatic: { frames: PRAGMATIC, delegates: { autoplay: PRAGMATIC, fullscreen: PRAGMATIC } },
  },
} satisfies Readonly<Record<PageKind, Readonly<Record<string, ProviderSources>>>>;

/** Name of a third party that a kind of page can have. */
export type ProviderOf<Kind extends PageKind> = keyof (typeof providers)[Kind];
