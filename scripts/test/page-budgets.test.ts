import { expect, it } from 'vitest';

import { checkPages, countPage } from './page-budgets';

const html = `<!doctype html><html><head><title>Lobby</title>
<link rel="icon" href="/icon.svg"><link rel="modulepreload" href="/main.js" fetchpriority="low">
<link rel="preload" as="image" href="/hero.avif" imagesrcset="/hero.avif 824w"><link rel="canonical" href="/here">
<style>a > b { color: red }</style></head><body class="dark">
<div id="root"><!--$--><h1>Lobby</h1><img src="/hero.avif" alt=""/><ul><li><img loading="lazy" src="/1.avif" alt="One &gt; two"/></li></ul></div>
<img src="data:image/svg+xml,x" alt=""><script>document.write('<b>')</script><script type="module" src="/late.js"></script>
<noscript><p>No scripts</p></noscript></body></html>`;

it('counts the elements of the body that a visitor sees', () => {
  // div, h1, ul, li and three images.
  expect(countPage(html)).toMatchObject({ elements: 7, images: 3 });
});

it('counts each request once, without those of lazy images', () => {
  // The page, its icon, two scripts and a preloaded image.
  expect(countPage(html).requests).toBe(5);
});

it('reports each exceeded limit', async () => {
  const plenty = { path: '/', elements: 7, images: 3, requests: 5, kb: 1 };
  const check = (budget: object) => checkPages(() => Promise.resolve(html), [{ ...plenty, ...budget }]);
  expect(await check({})).toEqual({
    summary: [expect.stringMatching(/^\/: 7 of 7 elements, 3 of 3 images, 5 of 5 requests, 0\.\d of 1 kb$/)],
    violations: [],
  });
  const { violations } = await check({ elements: 6, images: 2, requests: 4, kb: 0.1 });
  expect(violations).toEqual([
    'The HTML of / has 7 elements. The limit is 6.',
    'The HTML of / has 3 images. The limit is 2.',
    'The HTML of / has 5 requests. The limit is 4.',
    expect.stringMatching(/^The HTML of \/ has 0\.\d kb\. The limit is 0\.1\.$/),
  ]);
});
