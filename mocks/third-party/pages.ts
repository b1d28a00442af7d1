import type { PageNeeds } from '../../frames/page-headers';

/** Page of the stand-in, with the needs from which its headers are made. */
export interface Page extends PageNeeds {
  /** Path of the page; `:name` stands for any segment. */
  readonly path: string;
  /** Path of the file below `pages/`. */
  readonly file: string;
  /** Folder below `pages/` whose `main` runs on the page; that of the file if omitted. */
  readonly runs?: string;
}

/** Pages of the stand-in's own third parties. */
export const pages: readonly Page[] = [
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
  { path: '/plain-game/:game/:session', file: 'game/page.html', runs: 'plain-game', backend: true },
  { path: '/pragmatic-game/:game/:session', file: 'game/page.html', runs: 'pragmatic-game', backend: true, nested: true },
  { path: '/captcha', file: 'captcha/page.html' },
];
