// This is a classic script with the shape of Meta's fbevents.js: it takes over the queue of the snippet's `fbq`, and posts the events of
// `track` to /collect, once `init` has named the pixel, unless consent was revoked. Their client id is the one that the fake of Google Tag
// Manager has stored, otherwise empty.
type Params = Readonly<Record<string, unknown>>;
type Command = readonly unknown[];

interface Queue {
  callMethod?: (...command: Command) => void;
  readonly queue: Command[];
}

const fbq: Queue | undefined = Reflect.get(globalThis, 'fbq');
let pixel = '';
let hasConsent = true;

function track(name: string, params: Params): void {
  let visitor = '';
  try {
    visitor = localStorage.getItem('visitor') ?? '';
  } catch {
    // The failure is ignored, because storage can be blocked in an iframe.
  }
  const body = JSON.stringify({ via: 'pixel', name, params: { ...params, pixel }, client_id: visitor });
  void fetch('/collect', { method: 'POST', body, keepalive: true });
}

function execute(...[name, first, second]: Command): void {
  if (name === 'init') pixel = String(first);
  else if (name === 'consent') hasConsent = first === 'grant';
  else if (name === 'track' && hasConsent && pixel !== '') track(String(first), (second ?? {}) as Params);
}

if (fbq !== undefined) {
  fbq.callMethod = execute;
  for (const command of fbq.queue.splice(0)) execute(...command);
}

export {};
