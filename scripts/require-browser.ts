// The first step of commands that need a browser: require-browser.ts chromium [--ports]. With the flag, it also needs the
// ports of the end-to-end tests.
import { isBrowserName, requireBrowsers } from './test/require-browser';
import { requireFreePorts } from './test/require-free-ports';

const argv = process.argv.slice(2);
if (argv.includes('--ports')) await requireFreePorts();
requireBrowsers(argv.filter(isBrowserName));
