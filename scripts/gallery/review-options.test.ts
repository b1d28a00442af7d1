import { expect, test } from 'vitest';

import { parseReviewOptions, reviewName } from './review-options';

test('without a value a flag has its default', () => {
  const options = parseReviewOptions(['--forced-colors']);
  expect(options).toMatchObject({ brand: 'palpite', mode: 'dark', width: 360, text: 100, isForcedColors: true, isReducedMotion: false });
  expect(reviewName(options)).toBe('palpite-dark-360-forced-colors');
});

test('the folder of a review is named after how its pictures were taken', () => {
  const argv = ['--brand', 'pomar', '--mode', 'light', '--width', '1440', '--text', '200', '--reduced-motion'];
  expect(reviewName(parseReviewOptions(argv))).toBe('pomar-light-1440-text-200-reduced-motion');
});

test.each([
  [['--mode', 'grey'], "--mode is dark or light, not 'grey'."],
  [['--width', '300'], "--width is at least 320 px, not '300'."],
  [['--text', '150'], "--text is 100 or 200 (percent), not '150'."],
  [['--brand', 'nenhuma'], "There is no brand 'nenhuma'. Brands: brasa, cipo,"],
  [['--pages', 'lgoin'], "No page has a name like 'lgoin'"],
  [['--pages', '('], "--pages is a regular expression over names of pages, not '('."],
  [['--colour', 'red'], "Unknown option '--colour'. Flags: --brand, --mode, --width, --text, --pages, --forced-colors, --reduced-motion."],
])('%j is rejected', (argv, message) => {
  expect(() => parseReviewOptions(argv)).toThrow(message);
});
