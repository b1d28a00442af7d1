// This is a classic script with the shape of legitimuz-sdk.js: the global `Legitimuz`. Its widget is a module of the stand-in.
type Module = typeof import('../pages/verification/legitimuz');
type Widget = ReturnType<Module['createLegitimuz']>;

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
for (const file of ['shared/base', 'verification/verification']) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL(`/css/${file}.css`, script).href;
  document.head.append(sheet);
}
const loaded: Promise<Module> = import(new URL('/js/mocks/third-party/pages/verification/legitimuz', script).href);

function Legitimuz(options: Parameters<Module['createLegitimuz']>[0]): Widget {
  const widget = loaded.then(({ createLegitimuz }) => createLegitimuz(options));
  return {
    mount: async () => (await widget).mount(),
    verifyDocument: async (person) => (await widget).verifyDocument(person),
    startFaceIndex: async (person) => (await widget).startFaceIndex(person),
    closeModal: () => void widget.then(({ closeModal }) => closeModal()),
  };
}

Object.assign(globalThis, { Legitimuz });

export {};
