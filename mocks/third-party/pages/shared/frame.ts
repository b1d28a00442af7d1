import type { App } from '../../messages';
import { type Call, createBackend } from './backend';
import { readConfig } from './config';
import { type AppLink, type CommonLink, openLink } from './link';

export interface FramePage<A extends App> {
  readonly link: AppLink<A>;
  readonly call: Call;
}

/** Then the page starts without a hello. */
const HELLO_TIMEOUT_MS = 2000;

/**
 * Opens the channel to the embedding page, applies its theme and language, and reports the height of `content`.
 *
 * @param embedderOrigins further pages that may embed this one
 */
export function openFrame<A extends App>(app: A, content?: Element, embedderOrigins: readonly string[] = []): FramePage<A> {
  const config = readConfig(document);
  const { link, common } = openLink(app, [...config.siteOrigins, ...embedderOrigins]);
  const root = document.documentElement;
  const setTheme = (theme: string) => {
    root.dataset.theme = theme;
  };
  const setLanguage = (language: string) => {
    root.lang = language;
  };

  const helloReceived = waitForHello(common);
  const backend = createBackend(config.backend, helloReceived, common);
  common.on('hello', ({ theme, language, bridge }) => {
    if (theme !== undefined) setTheme(theme);
    if (language !== undefined) setLanguage(language);
    if (bridge === true) backend.useBridge();
  });
  common.on('theme', ({ theme }) => setTheme(theme));
  common.on('language', ({ language }) => setLanguage(language));
  void helloReceived.then(() => {
    if (root.dataset.theme === undefined) setTheme(matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
  });

  if (content !== undefined) {
    const sendHeight = () => common.send('height', { px: Math.ceil(content.getBoundingClientRect().height) });
    new ResizeObserver(sendHeight).observe(content);
  }
  return { link, call: backend.call };
}

function waitForHello(link: CommonLink): Promise<void> {
  return new Promise((resolve) => {
    link.on('hello', () => resolve());
    setTimeout(resolve, window.parent === window ? 0 : HELLO_TIMEOUT_MS);
  });
}
