import { expect, it } from 'vitest';

import { findFragments } from './find-fragments';

it.each([
  '/** From before the request. */',
  '// By player.',
  '/** In cents, from the response. */',
  '/**\n * Of all players, newest first.\n */',
  '// Until the first tile,\n// in ms.',
])('%j is a comment without its noun', (text) => {
  expect(findFragments('a.ts', `${text}\nconst a = 1;`)).toMatchObject({
    comments: 1,
    fragments: [{ line: text.startsWith('/**\n') ? 2 : 1 }],
  });
});

it.each([
  '/** Ids that existed before the request. */',
  '/** Returns the deposits of all players, newest first. */',
  '// In a worker the request fails.',
  '// Without a token there is no player.',
  '// After a prevented Esc, the browser closes the dialog.',
  "const a = 'Of all players'; // The newest deposit.",
])('%j is accepted', (text) => {
  expect(findFragments('a.ts', text)).toMatchObject({ comments: 1, fragments: [] });
});

it('Markdown has no comments', () => {
  expect(findFragments('a.md', 'Of all players.')).toEqual({ comments: 0, fragments: [] });
});
