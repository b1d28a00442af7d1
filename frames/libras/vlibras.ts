import { readGlobal } from '../shared/read-global';
import type { LibrasAdapter } from './libras-adapter';

/** Global of the script: https://github.com/spbgovbr-vlibras/vlibras-web-browsers, plugin/index.js and its player. */
interface VLibrasApi {
  readonly Plugin: new (options: {
    readonly rootPath: string;
    readonly wrapper: HTMLElement;
    readonly opacity: number;
    readonly enableMoveWindow: boolean;
    readonly playWellcome: boolean;
  }) => { readonly player: { translate(text: string): void } };
}

/**
 * Adapter of the VLibras plugin. Its widget is left out, because it translates only texts of its own page, and this page has none.
 * The plugin keeps a text that arrives before the avatar is loaded.
 */
export const vlibras: LibrasAdapter = async ({ script, load, element }) => {
  await load(script);
  const { Plugin } = readGlobal<VLibrasApi>('VLibras');
  // The plugin styles its window by these attributes.
  element.setAttribute('vw-plugin-wrapper', '');
  element.classList.add('active');
  const { player } = new Plugin({
    rootPath: new URL('.', new URL(script, location.href)).href.replace(/\/$/, ''),
    wrapper: element,
    opacity: 1,
    enableMoveWindow: false,
    playWellcome: false,
  });
  return { translate: (text) => player.translate(text) };
};
