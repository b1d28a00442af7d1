// This is a classic script with the shape of Google Tag Manager's gtm.js: `dataLayer`, and of the gtag commands only `consent` and the
// `get` of the client id. Its container posts every event object of `dataLayer` to /collect, except those named `gtm.…`, while
// `analytics_storage` is granted, as it is at first: https://developers.google.com/tag-platform/tag-manager/datalayer
type Params = Readonly<Record<string, unknown>>;

const layer: unknown[] = Reflect.get(globalThis, 'dataLayer') ?? [];
const consent: Record<string, unknown> = { analytics_storage: 'granted' };

/** Returns the visitor's id in the format of an analytics cookie, and keeps it in local storage. */
function readClientId(): string {
  const fresh = `${String(Math.floor(Math.random() * 2 ** 31))}.${String(Math.floor(Date.now() / 1000))}`;
  try {
    const known = localStorage.getItem('visitor');
    if (known !== null) return known;
    localStorage.setItem('visitor', fresh);
  } catch {
    // The failure is ignored: storage can be blocked in an iframe, and the visit then gets a new id.
  }
  return fresh;
}

const clientId = readClientId();

function execute(command: readonly unknown[]): void {
  const [name, first, second, third] = command;
  if (name === 'consent') Object.assign(consent, second);
  else if (name === 'get' && typeof first === 'string' && second === 'client_id' && typeof third === 'function')
    Reflect.apply(third, undefined, [clientId]);
}

function post({ event, ...params }: Params): void {
  if (typeof event !== 'string' || event.startsWith('gtm.') || consent['analytics_storage'] !== 'granted') return;
  const body = JSON.stringify({ via: 'tag-manager', name: event, params, client_id: clientId });
  void fetch('/collect', { method: 'POST', body, keepalive: true });
}

function receive(item: unknown): void {
  if (Object.prototype.toString.call(item) === '[object Arguments]') execute(Array.from(item as ArrayLike<unknown>));
  else if (typeof item === 'object' && item !== null) post(item as Params);
}

for (const early of layer) receive(early);
const push = layer.push.bind(layer);
layer.push = (...items: unknown[]) => {
  for (const item of items) receive(item);
  return push(...items);
};
Object.assign(globalThis, { dataLayer: layer });

export {};
