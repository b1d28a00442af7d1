/** In local storage: URL of the font that this browser has fetched. */
const STORAGE_KEY = 'font';
const FAMILY = 'Figtree';
/** Of the variable font, as in `shared/ui/type.css`. */
const WEIGHTS = '300 900';
/** No task of the first load is as long on a fast device. */
const SLOW_TASK_MS = 120;

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
 * between first paint and largest picture lays out all text again. A slow device shows it with its next page.
 */
export function showFont(url: string): void {
  try {
    if (localStorage.getItem(STORAGE_KEY) === url) return;
  } catch {
    // Storage is blocked: each page load is a first one.
  }
  (isSlowDevice() ? createFont(url).load() : addFont(url))
    .then(() => localStorage.setItem(STORAGE_KEY, url))
    // The fallback stays.
    .catch(() => undefined);
}

/** All text at once would block its input. */
function isSlowDevice(): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return false;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'longtask', buffered: true });
  const isSlow = observer.takeRecords().some(({ duration }) => duration >= SLOW_TASK_MS);
  observer.disconnect();
  return isSlow;
}

async function addFont(url: string): Promise<void> {
  document.fonts.add(await createFont(url).load());
}

const createFont = (url: string) => new FontFace(FAMILY, `url(${url})`, { weight: WEIGHTS });
