// @vitest-environment node
import { expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';

import { fixedPaths, prerenderPage } from './prerender';

/** Start of the HTML of a part that failed, in React's development build. A part that waits for its code or data has another text. */
const FAILED_PART = /<!--\$!--><template data-msg="Switched to client rendering because the server rendering errored:\s*([^"]{0,120})/g;

const rendered = vi.hoisted(() => ({ html: [] as string[] }));
vi.mock('react-dom/server', async (importActual) => {
  const actual = await importActual<typeof import('react-dom/server')>();
  const renderToString: typeof actual.renderToString = (...given) => {
    const html = actual.renderToString(...given);
    rendered.html.push(html);
    return html;
  };
  return { ...actual, renderToString };
});

/** Pages that take a secret out of their address when they load, and show what it allows. */
const OF_AN_ADDRESS = ['/Recover', '/recuperar-senha'];

test('every page that is the same for all visitors is rendered without a browser', async () => {
  const skeletons: string[] = [];
  for (const path of fixedPaths) if ((await prerenderPage(path, parseRuntimeConfig(''), [])).isSkeleton) skeletons.push(path);
  expect(fixedPaths).toContain('/games/double');
  expect(skeletons).toEqual(OF_AN_ADDRESS);
});

test('no part of such a page fails without a browser, so that all of it is in the HTML', async () => {
  const failures: string[] = [];
  for (const path of fixedPaths) {
    rendered.html = [];
    await prerenderPage(path, parseRuntimeConfig(''), []);
    if (OF_AN_ADDRESS.includes(path)) continue;
    for (const html of rendered.html) for (const [, reason] of html.matchAll(FAILED_PART)) failures.push(`${path}: ${reason?.trim()}`);
  }
  expect(failures).toEqual([]);
});
