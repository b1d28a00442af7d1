import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showFont, showStoredFont } from './font';

const URL = '/assets/font.woff2';
const added: string[] = [];

class LoadedFont {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load = async () => this;
}

/** @param layoutTimes of the page's long frames, in ms */
function stubLongFrames(layoutTimes: readonly number[]): void {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['long-animation-frame'];
      observe = vi.fn();
      disconnect = vi.fn();
      takeRecords = () => layoutTimes.map((ms) => ({ startTime: 100, duration: 90, styleAndLayoutStart: 190 - ms }));
    },
  );
}

beforeEach(() => {
  localStorage.clear();
  added.length = 0;
  vi.stubGlobal('FontFace', LoadedFont);
  stubLongFrames([50]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: ({ source }: LoadedFont) => added.push(source) } });
});
afterEach(() => vi.unstubAllGlobals());

test('a first visit shows the font when it is told to, a later one before the first paint', async () => {
  showStoredFont();
  expect(added).toEqual([]);
  showFont(URL);
  await vi.waitFor(() => expect(added).toEqual([`url(${URL})`]));
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBe(URL));

  showStoredFont();
  showFont(URL);
  await vi.waitFor(() => expect(added).toHaveLength(2));
});

test('a slow device shows it with its next page', async () => {
  stubLongFrames([20, 70]);
  showFont(URL);
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBe(URL));
  expect(added).toEqual([]);
  showStoredFont();
  await vi.waitFor(() => expect(added).toEqual([`url(${URL})`]));
});

test('a deployment with another font replaces the stored one', async () => {
  localStorage.setItem('font', '/assets/old.woff2');
  showFont(URL);
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBe(URL));
});

test('a font that cannot be fetched leaves the fallback and is not stored', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal(
    'FontFace',
    class {
      load = load;
    },
  );
  showFont(URL);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(added).toEqual([]);
  expect(localStorage.getItem('font')).toBeNull();

  localStorage.setItem('font', '/assets/gone.woff2');
  showStoredFont();
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBeNull());
});

test('a stored address of another place is not used', () => {
  localStorage.setItem('font', 'https://elsewhere.example/font.woff2');
  showStoredFont();
  expect(added).toEqual([]);
});
