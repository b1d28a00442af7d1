// A classic script: posts every event pushed to `dataLayer`.
interface TagEvent {
  readonly event: string;
  readonly params: Readonly<Record<string, string | number | boolean>>;
}

const tagLayer: TagEvent[] = Reflect.get(globalThis, 'dataLayer') ?? [];
const clientId = visitorId();

function postEvent({ event, params }: TagEvent): void {
  const body = JSON.stringify({ via: 'tag-manager', name: event, params, client_id: clientId });
  void fetch('/collect', { method: 'POST', body, keepalive: true });
}

/** Has the format of an analytics cookie. */
function visitorId(): string {
  const fresh = `${String(Math.floor(Math.random() * 2 ** 31))}.${String(Math.floor(Date.now() / 1000))}`;
  try {
    const known = localStorage.getItem('visitor');
    if (known !== null) return known;
    localStorage.setItem('visitor', fresh);
  } catch {
    // Storage can be blocked in an iframe; the visit then gets a new id.
  }
  return fresh;
}

for (const early of tagLayer) postEvent(early);
tagLayer.push = (...events: TagEvent[]) => {
  for (const event of events) postEvent(event);
  return events.length;
};
Object.assign(globalThis, { dataLayer: tagLayer, standInTags: { clientId } });

export {};
