import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { projectFiles } from '../../scripts/project-files';

/** Built React DOM cannot render them: scripts/site/strip-react-dom-plugin.ts. A title inside a drawing is another element. */
const STRIPPED: readonly (readonly [what: string, pattern: RegExp, unless?: RegExp])[] = [
  ['an element of the document head', /<(link|meta|script|style)\b/],
  ['a title', /<title\b/, /<svg\b/],
  ['a list of Suspense boundaries, an activity or a view transition', /<(SuspenseList|Activity|ViewTransition|unstable_\w+)\b/],
  ['a fragment with a ref', /<(Fragment|React\.Fragment)\b[^>]*\bref=/],
  ['a custom element', /<[a-z]+-[\w-]+[\s>]/],
  ['a function as the action of a form', /<(form|button|input)\b[^>]*\b(action|formAction)=\{|\buse(ActionState|FormStatus)\b/],
  ['an event of a text selection or before an input', /<[a-z]\w*\b[^>]*\s(onBeforeInput|onSelect)=/],
  ['a function of react-dom that fetches', /\b(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule)\b.*from 'react-dom'/],
];

function strippedFeatures(code: string): string[] {
  return STRIPPED.flatMap(([what, pattern, unless]) => (pattern.test(code) && unless?.test(code) !== true ? [what] : []));
}

test('no component renders what built React DOM cannot', async () => {
  const found: string[] = [];
  for (const file of projectFiles(['src']).filter((path) => /\.tsx$/.test(path))) {
    if (/\.(test|fixture)\.tsx$/.test(file)) continue;
    found.push(...strippedFeatures(await readFile(file, 'utf8')).map((what) => `${file}: ${what}`));
  }
  expect(found).toEqual([]);
});

test.each([
  ['<link rel="stylesheet" href={href} />'],
  ['<title>Casa</title>'],
  ['<Activity mode="hidden">'],
  ['<Fragment key={id} ref={ref}>'],
  ['<my-element name="a">'],
  ["import { createPortal, preload } from 'react-dom';"],
  ['<form action={save}>'],
  ['const [state, save] = useActionState(send, {});'],
  ['<textarea rows={3} onSelect={show} />'],
])('%s is found', (code) => {
  expect(strippedFeatures(code)).toHaveLength(1);
});

test.each(["import { createPortal } from 'react-dom';", '<svg><title>Saldo</title></svg>', '<Link to="/">', '<Fragment key={id}>'])(
  '%s is allowed',
  (code) => {
    expect(strippedFeatures(code)).toEqual([]);
  },
);
