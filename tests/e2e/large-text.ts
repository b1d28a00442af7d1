/** Flag of Chromium that doubles its default text size, as users can in its settings. */
export const LARGE_TEXT = '--blink-settings=defaultFontSize=32';
