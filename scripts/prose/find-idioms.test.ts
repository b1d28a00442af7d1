import { describe, expect, it } from 'vitest';

import { findIdioms } from './find-idioms';

const found = (file: string, text: string) => findIdioms(file, text).findings.map(({ line, words }) => `${String(line)} ${words}`);

describe('findIdioms reports', () => {
  it.each([
    ['a clause as a noun', '/** What the shell has of a page. */', ['1 What']],
    ['a clause after a preposition', '// Taken from what was loaded.', ['1 what was']],
    ['a phrase that is wrapped in a comment', '/**\n * Keeps what\n * stands in the page.\n */', ['2 what stands', '3 stands']],
    ['a phrase that is wrapped over line comments', '// The list is asked\n// for later.', ['1 asked for']],
    ['people and senses of code', '// Nobody hears it, and the store tells the tab.', ['1 Nobody', '1 hears', '1 tells']],
    ['a condition that begins with "where"', '// Where locks are missing, calls wait.', ['1 Where']],
    ['archaic adverbs', '// It is made anew, all the same, too.', ['1 anew', '1 all the same', '1 , too']],
    ['a noun replaced by "one"', '// Nor a file, one that is empty.', ['1 one that']],
    ['a comment after code', "const a = '//'; // stands here", ['1 stands']],
    ['a comment in JSX', '<p>{/* He waits. */}</p>', ['1 He']],
  ])('%s', (_, text, expected) => {
    expect(found('a.tsx', text)).toEqual(expected);
  });

  it.each([
    ['export function isOpen(): boolean {', ['1 Whether']],
    ['const isOpen = (door: Door) => door.open;', ['1 Whether']],
    ['isOpen(door: Door): boolean;', ['1 Whether']],
    ['readonly isOpen: (door: Door) => boolean;', ['1 Whether']],
    ['readonly isOpen: boolean;', []],
    ['const OPEN = true;', []],
  ])('the doc comment "Whether …" above %s: %j', (code, expected) => {
    expect(found('a.ts', `/** Whether the door is open. */\n${code}`)).toEqual(expected);
  });

  it('an opening of a doc comment once, although it is an idiom as well', () => {
    expect(found('a.ts', '/**\n * What stops it.\n */\nexport function stop() {}')).toEqual(['2 What']);
  });

  it('titles of tests in test files only', () => {
    const text = "test('nobody answers', () => {});\nit.each(rows)('%s is told', () => {});";
    expect(found('a.test.ts', text)).toEqual(['1 nobody', '2 told']);
    expect(found('a.ts', text)).toEqual([]);
  });

  it('the text of Markdown', () => {
    expect(found('a.md', '# Title\n\nThe list stands here.')).toEqual(['3 stands']);
  });

  it('comments in CSS, but not addresses', () => {
    expect(found('a.css', "a { background: url(//x/what-is.png) } /* He's wide. */")).toEqual(['1 He']);
  });
});

describe('findIdioms accepts', () => {
  it.each([
    ['strings, templates and regular expressions', "const a = 'stands'; const b = `// told ${c}`; const d = /'anew/; const e = \"'\";"],
    ['a glob that looks like a comment', "const a = 'src/**/*.ts'; nobody(); const b = 'x/*';"],
    ['code in backticks', '// Calls `told` and `hears`.'],
    ['names of parameters', '/** @param told the lines */'],
    ['a question', '// What is a round? Where is it?'],
    ['an indirect question', '// The button says what is missing.'],
    ['the stand-in and what a letter stands for', '// The stand-in: P stands for player.'],
    ['differences', '// The id tells one tab from another.'],
    ['phrases across code', '// Taken from what\nconst a = 1;\n// is here.'],
  ])('%s', (_, text) => {
    expect(found('a.test.ts', text)).toEqual([]);
  });

  it.each([
    ['fenced and inline code', '```ts\nanew();\n```\n\nSee `told`.'],
    ['link targets', '[a page](what-is/told.md)'],
    ['quoted words and bad examples', 'Not "anew".\n\n- Before: *Nobody is told.*'],
    ['headings and table heads', '## What it does\n\n| What | Where |\n|---|---|\n'],
  ])('%s in Markdown', (_, text) => {
    expect(found('a.md', text)).toEqual([]);
  });
});

it('findIdioms counts the words of prose, without code and tags', () => {
  expect(findIdioms('a.ts', '/**\n * Returns the `key`.\n *\n * @param id of a tab\n */\nconst one = 1;').words).toBe(5);
});
