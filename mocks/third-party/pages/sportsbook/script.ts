// The vendor's script: one global, StandInBook. A classic script, as such books come, so it imports nothing statically.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const files = ['book', 'events', 'slip'];

const address = (path: string) => new URL(path, script).href;

/** Draws the book in an element of the page that loaded the script. */
async function mount(element: HTMLElement, options: import('./book').BookOptions): Promise<import('./book').Book> {
  for (const file of files) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = address(`/css/sportsbook/${file}.css`);
    document.head.append(sheet);
  }
  const module: typeof import('./book') = await import(address('/js/third-party/pages/sportsbook/book'));
  return module.mountBook(element, options);
}

/** What is on, for a site that draws it itself. */
async function highlights(call: import('../shared/backend').Call): Promise<import('./highlights').Highlight[]> {
  const module: typeof import('./highlights') = await import(address('/js/third-party/pages/sportsbook/highlights'));
  return module.highlights(call);
}

Object.assign(globalThis, { StandInBook: { mount, highlights } });

export {};
