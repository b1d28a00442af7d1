// This is a classic script without static imports. It defines the global StandInBook, whose functions load styles and modules from the
// origin of the script.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const files = ['book', 'events', 'slip'];

const resolveUrl = (path: string) => new URL(path, script).href;

/** Adds a style sheet. Resolves once it applies, or cannot be loaded. */
const addStyles = (file: string) =>
  new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = resolveUrl(`/css/sportsbook/${file}.css`);
    for (const end of ['load', 'error']) sheet.addEventListener(end, resolve);
    document.head.append(sheet);
  });

async function mount(element: HTMLElement, options: import('./model').BookOptions): Promise<import('./book').Book> {
  const module: Promise<typeof import('./book')> = import(resolveUrl('/js/mocks/third-party/pages/sportsbook/book'));
  // Links that are drawn before their styles keep a wrong color.
  await Promise.all([module, ...files.map(addStyles)]);
  return (await module).mountBook(element, options);
}

async function highlights(call: import('../shared/backend').Call): Promise<import('./highlights').Highlights> {
  const module: typeof import('./highlights') = await import(resolveUrl('/js/mocks/third-party/pages/sportsbook/highlights'));
  return module.highlights(call);
}

Object.assign(globalThis, { StandInBook: { mount, highlights } });

export {};
