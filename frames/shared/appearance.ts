import type { COMMON_MESSAGES } from '../protocol/common';
import type { Link } from './link';

type CommonLink = Link<typeof COMMON_MESSAGES.toFrame, typeof COMMON_MESSAGES.fromFrame>;

/** Wait for `hello`, after which the page starts without one. */
const HELLO_TIMEOUT_MS = 2000;

/**
 * Applies theme and language of the embedding site to the page, as `data-theme` and `lang` of its root, now and after changes.
 * If the site sends no theme, that of the device applies.
 *
 * @returns settles at the site's `hello`, after two seconds without one, or at once outside of an iframe
 */
export function followAppearance(link: CommonLink): Promise<void> {
  const root = document.documentElement;
  const setTheme = (theme: string) => {
    root.dataset['theme'] = theme;
  };
  const setLanguage = (language: string) => {
    root.lang = language;
  };
  const helloReceived = new Promise<void>((resolve) => {
    link.on('hello', () => resolve());
    setTimeout(resolve, window.parent === window ? 0 : HELLO_TIMEOUT_MS);
  });
  link.on('hello', ({ theme, language }) => {
    if (theme !== undefined) setTheme(theme);
    if (language !== undefined) setLanguage(language);
  });
  link.on('theme', ({ theme }) => setTheme(theme));
  link.on('language', ({ language }) => setLanguage(language));
  void helloReceived.then(() => {
    if (root.dataset['theme'] === undefined) setTheme(matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
  });
  return helloReceived;
}

/** Sends the height of an element, now and after changes. */
export function reportHeight(link: CommonLink, content: Element): void {
  const send = () => link.send('height', { px: Math.ceil(content.getBoundingClientRect().height) });
  new ResizeObserver(send).observe(content);
}
