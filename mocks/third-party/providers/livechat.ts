// This is a classic script with the address and the effect of LiveChat's tracking.js. Its code is a module of the stand-in.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
for (const file of ['shared/base', 'chat/chat']) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL(`/css/${file}.css`, script).href;
  document.head.append(sheet);
}
const tracking: Promise<typeof import('../pages/chat/tracking')> = import(
  new URL('/js/mocks/third-party/pages/chat/tracking', script).href
);
void tracking.then(({ startLiveChat }) => startLiveChat());

export {};
