import type { App } from '../../messages';
import { type Call, createBackend } from './backend';
import { readConfig } from './config';
import { type AppLink, type CommonLink, openLink } from './link';

/** A page in its frame: whom it talks to, and how it reaches the backend. */
export interface Frame<A extends App> {
  readonly link: AppLink<A>;
  readonly call: Call;
}

/** How long the embedding page may take to say hello before the page goes on without it. */
const HELLO_WAIT_MS = 2000;

/**
 * Opens a page's conversation and dresses the page: theme, language, the height of its content.
 *
 * @param content the element that is as high as the content; its height is told as it changes
 * @param holders origins beside the sites' whose pages may hold this one
 */
export function openFrame<A extends App>(app: A, content?: Element, holders: readonly string[] = []): Frame<A> {
  const config = readConfig(document);
  const { link, common } = openLink(app, [...config.siteOrigins, ...holders]);
  const root = document.documentElement;
  const wear = (theme: string) => {
    root.dataset.theme = theme;
  };
  const speak = (language: string) => {
    root.lang = language;
  };

  const helloed = whenHelloed(common);
  const backend = createBackend(config.backend, helloed, common);
  common.on('hello', ({ theme, language, bridge }) => {
    if (theme !== undefined) wear(theme);
    if (language !== undefined) speak(language);
    if (bridge === true) backend.useBridge();
  });
  common.on('theme', ({ theme }) => wear(theme));
  common.on('language', ({ language }) => speak(language));
  void helloed.then(() => {
    if (root.dataset.theme === undefined) wear(matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
  });

  if (content !== undefined) {
    const tell = () => common.send('height', { px: Math.ceil(content.getBoundingClientRect().height) });
    new ResizeObserver(tell).observe(content);
  }
  return { link, call: backend.call };
}

function whenHelloed(link: CommonLink): Promise<void> {
  return new Promise((resolve) => {
    link.on('hello', () => resolve());
    setTimeout(resolve, window.parent === window ? 0 : HELLO_WAIT_MS);
  });
}
