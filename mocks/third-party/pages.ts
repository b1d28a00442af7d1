import type { PageNeeds } from '../../frames/page-headers';
import { composePage, type PageParts, withConfig } from '../../frames/page-html';

import type { PageConfig } from './pages/shared/config';

/** Page of the stand-in, with the needs from which its headers are made. */
export interface Page extends PageNeeds, Pick<PageParts, 'title' | 'head' | 'body'> {
  /** Path of the page; `:name` stands for any segment. */
  readonly path: string;
  /** Folder below `pages/` whose `main` runs on the page. */
  readonly runs: string;
  /** Style sheets below `pages/`, after the base that all pages have. */
  readonly styles: readonly string[];
}

/** Parts that the pages of all games have in common. */
const GAME = {
  title: 'Jogo',
  styles: ['game/game', 'game/rules', 'game/reels', 'game/tables', 'game/wheels', 'game/cards'],
  body: `<main class="game">
      <header class="line head" id="head"></header>
      <div class="stage">
        <div id="stage"></div>
      </div>
      <div class="stack controls" id="controls"></div>
      <dialog id="rules" aria-labelledby="rules-title"></dialog>
    </main>`,
  backend: true,
};
/** Parts that the page of the sportsbook and our page around it have in common. */
const BOOK = { title: 'Apostas esportivas', body: '<div id="book"></div>', backend: true };

/** Pages of the stand-in's own third parties. */
export const pages: readonly Page[] = [
  { ...BOOK, path: '/sportsbook', runs: 'sportsbook', styles: ['sportsbook/book', 'sportsbook/events', 'sportsbook/slip'], nested: true },
  {
    ...BOOK,
    path: '/frames/sportsbook',
    runs: 'sportsbook-frame',
    styles: [],
    head: [
      '<link rel="preload" as="script" href="/sportsbook/script.js" />',
      '<link rel="modulepreload" href="/js/mocks/third-party/pages/sportsbook/book" />',
    ],
    nests: true,
    trustedTypes: ['book-script'],
  },
  { ...GAME, path: '/game/:game/:session', runs: 'game' },
  { ...GAME, path: '/game/:game', runs: 'game' },
  { ...GAME, path: '/plain-game/:game/:session', runs: 'plain-game' },
  { ...GAME, path: '/pragmatic-game/:game/:session', runs: 'pragmatic-game', nested: true },
  { path: '/captcha', runs: 'captcha', title: 'Verificação de segurança', styles: ['captcha/captcha'], body: '<main id="captcha"></main>' },
];

/** Returns the HTML of a page, which contains its configuration. */
export function ownPageHtml({ runs, styles, ...parts }: Page, config: PageConfig): string {
  const scripts = [`/js/mocks/third-party/pages/${runs}/main`];
  return withConfig(composePage({ ...parts, scripts, styles: ['shared/base', ...styles].map((name) => `/css/${name}.css`) }), config);
}
