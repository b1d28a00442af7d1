/** Oldest browsers of SPEC N17, for which the code is built, as values of Vite's `build.target`. Older ones get a notice (SPEC S7). */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];
