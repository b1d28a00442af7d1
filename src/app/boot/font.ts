/** In local storage: URL of the font that this browser has fetched. */
const STORAGE_KEY = 'font';
const FAMILY = 'Figtree';
/** Of the variable font, as in `shared/ui/type.css`. */
const WEIGHTS = '300 900';

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
 * Shows the font that the page has preloaded. A first visit reads the fallback of the same metrics until then: a font that
 * arrives between first paint and largest picture lays out all text again.
 */
export function showFont(url: string): void {
  try {
    if (localStorage.getItem(STORAGE_KEY) === url) return;
  } catch {
    // Storage is blocked: each page load is a first one.
  }
  addFont(url)
    .then(() => localStorage.setItem(STORAGE_KEY, url))
    // The fallback stays.
    .catch(() => undefined);
}

async function addFont(url: string): Promise<void> {
  const font = new FontFace(FAMILY, `url(${url})`, { weight: WEIGHTS });
  document.fonts.add(await font.load());
}
