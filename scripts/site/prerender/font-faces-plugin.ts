import type { Plugin } from 'vite';

/** Not served. */
export const FONT_FACES = '.prerender/font-faces.css';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Moves the @font-face rules of local fonts from the style sheets to a file for the inline styles of every page. In a sheet
 * that loads later they would make the browser lay out all text again. Fonts that are fetched are left to `app/boot/font.ts`.
 */
export function fontFacesPlugin(): Plugin {
  return {
    name: 'site:font-faces',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const faces = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source).replace(FONT_FACE, (face) => {
          if (!face.includes('url(')) faces.add(face);
          return '';
        });
      }
      this.emitFile({ type: 'asset', fileName: FONT_FACES, source: [...faces].join('') });
    },
  };
}
