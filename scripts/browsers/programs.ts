import { existsSync } from 'node:fs';

const FIREFOX = '/usr/bin/firefox-esr';
/** Path of the program that controls WebKitGTK. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** Path of the virtual display, in which WebKitGTK runs. */
export const DISPLAY_SERVER = '/usr/bin/Xvfb';
const WEBKIT_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** Returns the path of Firefox; undefined if it is not installed. A path in the environment variable FIREFOX is not checked. */
export const findFirefox = (): string | undefined => process.env.FIREFOX ?? (existsSync(FIREFOX) ? FIREFOX : undefined);

/** Returns the path of WebKitGTK's browser; undefined if it, its driver or the virtual display is not installed. */
export const findWebKit = (): string | undefined =>
  [WEBKIT_DRIVER, DISPLAY_SERVER].every((path) => existsSync(path)) ? WEBKIT_BROWSERS.find((path) => existsSync(path)) : undefined;
