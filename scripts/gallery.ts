// Builds the site and writes screenshots: without arguments of every page to gallery/, with `screenshots` those of the web
// manifests to brands/ and that of the README, and with flags those of one review to gallery/review/. Installs Chromium if it is missing.
import { spawnSync } from 'node:child_process';

import { flagsOrEnd } from './flag-error';
import { parseReviewOptions, reviewName, usage } from './gallery/review-options';
import { buildSite } from './site/build-site';
import { requireBrowsers } from './test/require-browser';
import { requireFreePorts } from './test/require-free-ports';

process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  if (argv.length === 0) return takePictures({ E2E_ONLY: 'gallery' });
  if (argv[0] === 'screenshots') return takePictures({ E2E_ONLY: 'screenshots' });
  const options = flagsOrEnd(() => parseReviewOptions(argv), usage, 'npm run browsers -- gallery');
  const code = await takePictures({ E2E_ONLY: 'review', REVIEW: JSON.stringify(options) });
  console.log(`The pictures are in gallery/review/${reviewName(options)}.`);
  return code;
}

async function takePictures(env: Readonly<Record<string, string>>): Promise<number> {
  await requireFreePorts();
  requireBrowsers(['chromium']);
  if (!buildSite()) return 1;
  return spawnSync('playwright', ['test'], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}
