/** In local storage: URL of the font that this browser has fetched. */
const STORAGE_KEY = 'font';
const FAMILY = 'Figtree';
/** Of the variable font, as in `shared/ui/type.css`. */
const WEIGHTS = '300 900';
/** On a fast device, no frame of the first load spends as long on style, layout and paint. */
const SLOW_LAYOUT_MS = 60;
/** Nor do all of them together block input for as long. */
const SLOW_BLOCKING_MS = 50;

type LongFrame = PerformanceEntry & { readonly styleAndLayoutStart?: number; readonly blockingDuration?: number };

/** Shows the font of an earlier visit with the first paint. */
export function showStoredFont(): void {
  try {
    const url = localStorage.getItem(STORAGE_KEY);
    // Without it the fallback stays until `showFont`.
    if (url?.startsWith('/assets/') === true) addFont(url).catch(() => localStorage.removeItem(STORAGE_KEY));
  } catch {
    return; // Storage is blocked.
  }
}

/**
 * Fetches the font, and shows it. A first visit reads the fallback of the same metrics until then: a font that arrives
 * between first paint and largest picture lays out all text again. A slow device shows it with the next page.
 */
export function showFont(url: string): void {
  try {
    if (localStorage.getItem(STORAGE_KEY) === url) return;
  } catch {
    // Storage is blocked: each page load is a first one.
  }
  (isSlowDevice() ? createFont(url).load().then(addWithNextPage) : addFont(url))
    .then(() => localStorage.setItem(STORAGE_KEY, url))
    // The fallback stays.
    .catch(() => undefined);
}

/** Laying out all text again would block its input. */
function isSlowDevice(): boolean {
  const type = 'long-animation-frame';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  const frames: readonly LongFrame[] = observer.takeRecords();
  observer.disconnect();
  const blockedMs = frames.reduce((sum, { blockingDuration = 0 }) => sum + blockingDuration, 0);
  return blockedMs >= SLOW_BLOCKING_MS || frames.some((frame) => layoutTime(frame) >= SLOW_LAYOUT_MS);
}

/** Returns the ms that a frame spent on style, layout and paint; 0 if it rendered nothing. */
function layoutTime({ startTime, duration, styleAndLayoutStart: start = 0 }: LongFrame): number {
  return start === 0 ? 0 : startTime + duration - start;
}

/** A page that is opened lays out its text anyway. Browsers that report long frames have the Navigation API. */
function addWithNextPage(font: FontFace): void {
  window.navigation.addEventListener('navigate', function add({ destination }) {
    // A dialog or a filter.
    if (new URL(destination.url).pathname === location.pathname) return;
    window.navigation.removeEventListener('navigate', add);
    document.fonts.add(font);
  });
}

async function addFont(url: string): Promise<void> {
  document.fonts.add(await createFont(url).load());
}

const createFont = (url: string) => new FontFace(FAMILY, `url(${url})`, { weight: WEIGHTS });
