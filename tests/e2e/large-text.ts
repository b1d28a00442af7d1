/** Flag that doubles Chromium's size of text, as a reader can in its settings. */
export const LARGE_TEXT = '--blink-settings=defaultFontSize=32';
