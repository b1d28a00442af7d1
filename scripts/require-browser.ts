// The first step of commands that need a browser: require-browser.ts chromium
import { isBrowserName, requireBrowsers } from './test/require-browser';

requireBrowsers(process.argv.slice(2).filter(isBrowserName));
