import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { absolute } from '../../project-files';

/**
 * Screenshots of a brand, for phones and computers, in CSS pixels. Browsers accept sides from 320 to 3840 px whose ratio is at most 2.3.
 */
export const SCREENSHOTS = [
  { form: 'narrow', width: 412, height: 824 },
  { form: 'wide', width: 1280, height: 720 },
] as const;

/** Screenshot of a web manifest, with the keys of that format. */
export interface ManifestScreenshot {
  readonly src: string;
  readonly sizes: string;
  readonly type: 'image/webp';
  readonly form_factor: 'narrow' | 'wide';
  readonly label: string;
}

/** Returns a brand's screenshots for the web manifest; none before `npm run browsers -- screenshots` has taken them. */
export function listScreenshots(name: string): ManifestScreenshot[] {
  return SCREENSHOTS.filter(({ form }) => existsSync(fileOf(name, form))).map(({ form, width, height }) => ({
    src: `/brands/${name}-${form}.webp`,
    sizes: `${String(width)}x${String(height)}`,
    type: 'image/webp',
    form_factor: form,
    label: 'Página inicial',
  }));
}

/** Returns the picture of a screenshot's form; undefined if there is none. */
export function readScreenshot(name: string, form: string): Buffer | undefined {
  const file = fileOf(name, form);
  return existsSync(file) ? readFileSync(file) : undefined;
}

const fileOf = (name: string, form: string) => join(absolute('brands'), `${name}-${form}.webp`);
