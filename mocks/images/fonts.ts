import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const FONT = '@expo-google-fonts/figtree/900Black/Figtree_900Black.ttf';

/**
 * Makes one font the only font of the SVG renderer, which otherwise draws no text on a machine without fonts. Sets FONTCONFIG_FILE of
 * this process, and must be called before the renderer is loaded.
 *
 * @param folder for the configuration and fontconfig's cache; created if it is missing
 */
export function setDrawingFont(folder: string): void {
  const fonts = dirname(createRequire(import.meta.url).resolve(FONT));
  const file = join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${resolve(folder, 'fontconfig')}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = resolve(file);
}
