import { readFileSync } from 'node:fs';

import { describe, expect, it, test } from 'vitest';

import { brokenLinks } from './markdown-links';
import { absolute, projectFiles, rootFiles } from '../../scripts/project-files';

const FOLDERS = ['src', 'frames', 'mocks', 'conformance', 'scripts', 'tests', 'openapi', 'bench', 'docs'];

const pages = [...projectFiles(FOLDERS), ...rootFiles()].filter((file) => file.endsWith('.md'));

test('every relative link in Markdown files points to a file or a heading', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((file) => brokenLinks(file, readFileSync(absolute(file), 'utf8')))).toEqual([]);
});

describe('brokenLinks', () => {
  it('reports a missing file, image and heading', () => {
    const text = '[a](missing.md) ![b](pictures/none.png) <img src="no.png" alt=""> [c](README.md#no-such-heading)';
    expect(brokenLinks('docs/page.md', text)).toEqual([
      'docs/page.md: missing.md does not exist',
      'docs/page.md: pictures/none.png does not exist',
      'docs/page.md: no.png does not exist',
      'docs/page.md: README.md#no-such-heading names no heading of docs/README.md',
    ]);
  });

  it('accepts existing files, headings of the page itself, other sites and code', () => {
    const text = '# Two words\n[a](README.md) [b](#two-words) [c](https://example.com) [d](mailto:a@b.c)\n```\n[e](missing.md)\n```\n';
    expect(brokenLinks('docs/page.md', text)).toEqual([]);
  });
});
