import type { PageNeeds } from '../../frames/page-headers';

export interface Page extends PageNeeds {
  readonly path: string;
  /** Below `pages/`. */
  readonly file: string;
}

export const pages: readonly Page[] = [
  { path: '/verification', file: 'verification/page.html', backend: true, camera: true },
  { path: '/sportsbook', file: 'sportsbook/page.html', backend: true, nested: true },
  {
    path: '/frames/sportsbook',
    file: 'sportsbook-frame/page.html',
    backend: true,
    nests: true,
    trustedTypes: ['book-script'],
  },
  { path: '/game/:game/:session', file: 'game/page.html', backend: true },
  { path: '/game/:game', file: 'game/page.html', backend: true },
  { path: '/plain-game/:game/:session', file: 'plain-game/page.html', backend: true },
  { path: '/chat', file: 'chat/page.html' },
  { path: '/captcha', file: 'captcha/page.html' },
  { path: '/frames/tags', file: 'tags/page.html', own: true, trustedTypes: ['tag-scripts'] },
];

/** Takes the place of the stand-in's own captcha. The vendor's hosts are this server, whose fakes have no frames. */
export const vendorCaptchaPage: Page = {
  path: '/captcha',
  file: 'captcha-vendor/page.html',
  vendor: { scripts: [], frames: [], styles: [], connects: [] },
};
