import { readFile } from 'node:fs/promises';

/** Returns the script that finds elements inside the page. */
export const probeSource = (): Promise<string> => readFile(new URL('./in-page.js', import.meta.url), 'utf8');
