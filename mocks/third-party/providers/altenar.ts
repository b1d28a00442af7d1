// This is a classic script with the shape of altenarWSDK.js: the global `altenarWSDK`. Its sportsbook is a module of
// the stand-in.
type Module = typeof import('../pages/sportsbook/altenar');
type Wsdk = ReturnType<Module['createAltenar']>;

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
for (const file of ['shared/base', 'sportsbook/book', 'sportsbook/events', 'sportsbook/slip']) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL(`/css/${file}.css`, script).href;
  document.head.append(sheet);
}
const loaded: Promise<Module> = import(new URL('/js/mocks/third-party/pages/sportsbook/altenar', script).href);
const wsdk: Promise<Wsdk> = loaded.then(({ createAltenar }) =>
  createAltenar((request) => globalThis.standInBackend?.(request) ?? Promise.resolve({ status: 0, body: null })),
);
// Calls wait for the module and keep their order; the real script runs them at once.
const altenarWSDK: Wsdk = {
  init: (options) => void wsdk.then((sdk) => sdk.init(options)),
  set: (options) => void wsdk.then((sdk) => sdk.set(options)),
  addSportsBook: (options) => void wsdk.then((sdk) => sdk.addSportsBook(options)),
};

Object.assign(globalThis, { altenarWSDK });

export {};
