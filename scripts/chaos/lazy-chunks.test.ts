import { expect, test } from 'vitest';

import { listLazyChunks } from './lazy-chunks';

test('only scripts that the entry does not import statically are lazy', () => {
  const manifest = {
    'index.html': { file: 'assets/main.js', imports: ['_base.js'], dynamicImports: ['src/home.tsx'], isEntry: true },
    '_base.js': { file: 'assets/base.js' },
    'src/home.tsx': { file: 'assets/home.js', imports: ['_base.js', '_later.js'], isDynamicEntry: true },
    '_later.js': { file: 'assets/later.js' },
    'font.woff2': { file: 'assets/font.woff2' },
  };
  expect(listLazyChunks(manifest)).toEqual(new Set(['/assets/home.js', '/assets/later.js']));
});
