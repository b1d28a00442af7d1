import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showFont, showStoredFont } from './font';

const FONT = '/assets/font.woff2';
const added: string[] = [];
let navigation: EventTarget;

class LoadedFont {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load = async () => this;
}

interface Frame {
  /** In ms, as is the other. */
  readonly layout: number;
  readonly blocking: number;
}

function stubLongFrames(...frames: readonly Frame[]): void {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['long-animation-frame'];
      isObserving = false;
      observe = ({ type }: { type: string }) => void (this.isObserving = type === 'long-animation-frame');
      disconnect = () => void (this.isObserving = false);
      takeRecords = () =>
        this.isObserving
          ? frames.map(({ layout, blocking }) => ({
              startTime: 100,
              duration: 90,
              styleAndLayoutStart: 190 - layout,
              blockingDuration: blocking,
            }))
          : [];
    },
  );
}

function openPage(path: string): void {
  const destination = { url: new URL(path, location.href).href };
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination }));
}

beforeEach(() => {
  localStorage.clear();
  added.length = 0;
  vi.stubGlobal('FontFace', LoadedFont);
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  stubLongFrames({ layout: 50, blocking: 20 });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: ({ source }: LoadedFont) => added.push(source) } });
});
afterEach(() => vi.unstubAllGlobals());

test('a first visit shows the font when it is told to, a later one before the first paint', async () => {
  showStoredFont();
  expect(added).toEqual([]);
  showFont(FONT);
  await vi.waitFor(() => expect(added).toEqual([`url(${FONT})`]));
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBe(FONT));

  showStoredFont();
  showFont(FONT);
  await vi.waitFor(() => expect(added).toHaveLength(2));
});

test.each([
  [
    'with a long layout',
    [
      { layout: 20, blocking: 0 },
      { layout: 70, blocking: 0 },
    ],
  ],
  [
    'that was blocked for long',
    [
      { layout: 20, blocking: 30 },
      { layout: 20, blocking: 25 },
    ],
  ],
])('a device %s shows it with the next page', async (_, frames) => {
  stubLongFrames(...frames);
  showFont(FONT);
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBe(FONT));
  expect(added).toEqual([]);
  openPage(`${location.pathname}?ordem=nome`);
  expect(added).toEqual([]);
  openPage('/promotions');
  openPage('/casino');
  expect(added).toEqual([`url(${FONT})`]);
});

test('a slow device shows it with the first paint of a later visit', async () => {
  stubLongFrames({ layout: 70, blocking: 0 });
  showFont(FONT);
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBe(FONT));
  showStoredFont();
  await vi.waitFor(() => expect(added).toEqual([`url(${FONT})`]));
});

test('a deployment with another font replaces the stored one', async () => {
  localStorage.setItem('font', '/assets/old.woff2');
  showFont(FONT);
  await vi.waitFor(() => expect(localStorage.getItem('font')).toBe(FONT));
});

test('a font that cannot be fetched leaves the fallback and is not stored', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal(
    'FontFace',
    class {
      load = load;
    },
  );
  showFont(FONT);
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
