import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { SCREENSHOTS } from '../../scripts/site/brand/screenshots';
import { absolute } from '../../scripts/project-files';
import { brands } from '../../scripts/page-addresses';
import { expect, expectLoaded, test, wear } from '../e2e/support';

// These tests take the pictures that a browser shows before it installs the site (SPEC S60).

/** Quality of WebP, which gives about 30 kB a picture. */
const QUALITY = 55;

for (const brand of brands)
  for (const { form, width, height } of SCREENSHOTS)
    test(`the ${form} screenshot of ${brand}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        if (window === window.top) localStorage.setItem('consent', 'denied');
      });
      await wear(page, brand);
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectLoaded(page);
      const picture = await sharp(await page.screenshot())
        .webp({ quality: QUALITY })
        .toBuffer();
      await writeFile(join(absolute('brands'), `${brand}-${form}.webp`), picture);
    });
