// The first step of commands that need a browser: require-browser.ts chromium [--ports]. Installs browsers that are missing, and exits with
// 3 if one does not start. With the flag, it also exits with 2 if a port of the end-to-end tests is taken.
import { isBrowserName, requireBrowsers } from './test/require-browser';
import { requireFreePorts } from './test/require-free-ports';

const argv = process.argv.slice(2);
if (argv.includes('--ports')) await requireFreePorts();
requireBrowsers(argv.filter(isBrowserName));
