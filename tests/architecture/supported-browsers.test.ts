import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { projectFiles } from '../../scripts/project-files';

/** Functions that Chrome 111, Firefox 121 or Safari 16.4 lack (SPEC N17): a build changes syntax, and adds none of them. */
const MISSING: Readonly<Record<string, RegExp>> = {
  'URL.canParse, URL.parse (Chrome 120, Safari 17)': /\bURL\.(canParse|parse)\(/,
  'Promise.withResolvers, Promise.try (Chrome 119, Safari 17.4)': /\bPromise\.(withResolvers|try)\b/,
  'Object.groupBy, Map.groupBy (Chrome 117, Safari 17.4)': /\b(Object|Map)\.groupBy\(/,
  'AbortSignal.any (Chrome 116, Firefox 124, Safari 17.4)': /\bAbortSignal\.any\(/,
  'Array.fromAsync (Chrome 121)': /\bArray\.fromAsync\(/,
  'RegExp.escape (Chrome 136, Firefox 134, Safari 18.2)': /\bRegExp\.escape\(/,
  'methods of iterators (Chrome 122, Firefox 131, Safari 18.4)':
    /\.(values|entries|keys)\(\)\s*\.(map|filter|toArray|some|every|find|reduce|take|drop|flatMap)\(/,
  'Intl.DurationFormat (Chrome 129, Firefox 136)': /\bIntl\.DurationFormat\b/,
  'Uint8Array.fromBase64 (Chrome 140, Firefox 133, Safari 18.2)': /\bUint8Array\.from(Base64|Hex)\(/,
};

const sources = projectFiles(['src', 'frames']).filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file));

it.each(Object.entries(MISSING))('nothing that runs in a browser calls %s', (_, call) => {
  expect(sources.filter((file) => call.test(readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')))).toEqual([]);
});
