// The social pixel's script: one function, as such pixels have it. A classic script.
type Parameters = Readonly<Record<string, string | number | boolean>>;

/** Sends one event home. */
function pixel(command: 'track', name: string, params: Parameters): void {
  if (command !== 'track') return;
  const { clientId = '' }: { clientId?: string } = Reflect.get(globalThis, 'standInTags') ?? {};
  void fetch('/collect', { method: 'POST', body: JSON.stringify({ via: 'pixel', name, params, client_id: clientId }), keepalive: true });
}

Object.assign(globalThis, { standInPixel: pixel });

export {};
