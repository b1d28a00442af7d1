// The tag manager's script: it reads the page's dataLayer and sends home what is pushed there. A classic script.
interface TagEvent {
  readonly event: string;
  readonly params: Readonly<Record<string, string | number | boolean>>;
}

const tagLayer: TagEvent[] = Reflect.get(globalThis, 'dataLayer') ?? [];
const clientId = visitorId();

function sendHome({ event, params }: TagEvent): void {
  const body = JSON.stringify({ via: 'tag-manager', name: event, params, client_id: clientId });
  void fetch('/collect', { method: 'POST', body, keepalive: true });
}

/** The visitor in the form of the analytics cookie's last two parts; for this visit where storage is blocked. */
function visitorId(): string {
  const fresh = `${String(Math.floor(Math.random() * 2 ** 31))}.${String(Math.floor(Date.now() / 1000))}`;
  try {
    const known = localStorage.getItem('visitor');
    if (known !== null) return known;
    localStorage.setItem('visitor', fresh);
  } catch {
    // Storage is partitioned or refused in a frame; the visit is measured all the same.
  }
  return fresh;
}

for (const early of tagLayer) sendHome(early);
tagLayer.push = (...events: TagEvent[]) => {
  for (const event of events) sendHome(event);
  return events.length;
};
Object.assign(globalThis, { dataLayer: tagLayer, standInTags: { clientId } });

export {};
