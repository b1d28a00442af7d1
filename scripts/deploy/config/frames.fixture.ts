/** Origin that serves the pages of third parties. */
export const FRAMES = 'https://frames.mare.example';

/** Keys of the runtime configuration of a site that loads a page of every kind from `FRAMES`. */
export const framesRuntime = {
  captcha: { siteKey: 'key', origin: FRAMES },
  verification: { token: 'token', origin: FRAMES },
  chatOrigin: FRAMES,
  tagsOrigin: FRAMES,
  sportsOrigin: FRAMES,
  gamesOrigins: [FRAMES],
  librasOrigin: FRAMES,
};

/** Keys under `deployment` with a provider for a page of every kind. */
export const framesDeployment = {
  frames: {
    origin: FRAMES,
    captcha: 'turnstile',
    identity: 'legitimuz',
    chat: 'livechat',
    tags: { gtm: true, measurement: 'G-ABC', pixel: '123' },
    sportsbook: 'altenar',
    sportsbookPage: 'https://book.example/pt',
    games: ['pragmatic'],
    libras: 'vlibras',
  },
};
