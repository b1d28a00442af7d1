import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { SCREENSHOTS } from '../../scripts/site/brand/screenshots';
import { absolute } from '../../scripts/project-files';
import { brands } from '../../scripts/page-addresses';
import { expect, expectLoaded, setBrand, test } from '../e2e/support';

// These tests take the pictures that a browser shows before it installs the site (SPEC S60), and the one of the README.

/** Quality of WebP, which gives about 30 kB a picture. */
const QUALITY = 55;

/** Opens the home page of a brand for its picture: without the question about consent, and with everything loaded. */
async function openHome(page: Page, brand: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('consent', 'denied');
  });
  await setBrand(page, brand);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectLoaded(page);
}

for (const brand of brands)
  for (const { form, width, height } of SCREENSHOTS)
    test(`the ${form} screenshot of ${brand}`, async ({ page }) => {
      await openHome(page, brand, { width, height });
      const picture = await sharp(await page.screenshot())
        .webp({ quality: QUALITY })
        .toBuffer();
      await writeFile(join(absolute('brands'), `${brand}-${form}.webp`), picture);
    });

test('the picture of the README', async ({ page }) => {
  await openHome(page, 'palpite', { width: 1440, height: 900 });
  await page.screenshot({ path: absolute('docs/pictures/home.jpg'), type: 'jpeg', quality: 80 });
});
