import { readFile } from 'node:fs/promises';

/** Returns the script that finds elements inside the page. */
export const probeSource = (): Promise<string> => readFile(new URL('./in-page.js', import.meta.url), 'utf8');

/** Returns a script that calls a function of the probe. It puts the probe in place first, because a navigation removes it. */
export const callSource = (source: string, name: string, args: readonly unknown[]): string =>
  `${source}; window.probe[${JSON.stringify(name)}](...${JSON.stringify(args)})`;

/** Returns the CSS selector of the iframe with a title. */
export const frameSelector = (title: string): string => `iframe[title=${JSON.stringify(title)}]`;
