// This is a classic script without static imports. It defines the global StandInBook.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const files = ['book', 'events', 'slip'];

const resolveUrl = (path: string) => new URL(path, script).href;

async function mount(element: HTMLElement, options: import('./model').BookOptions): Promise<import('./book').Book> {
  for (const file of files) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = resolveUrl(`/css/sportsbook/${file}.css`);
    document.head.append(sheet);
  }
  const module: typeof import('./book') = await import(resolveUrl('/js/mocks/third-party/pages/sportsbook/book'));
  return module.mountBook(element, options);
}

async function highlights(call: import('../shared/backend').Call): Promise<import('./highlights').Highlights> {
  const module: typeof import('./highlights') = await import(resolveUrl('/js/mocks/third-party/pages/sportsbook/highlights'));
  return module.highlights(call);
}

Object.assign(globalThis, { StandInBook: { mount, highlights } });

export {};
