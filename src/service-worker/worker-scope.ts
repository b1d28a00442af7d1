// What the service worker uses of its own world: a program has either the page's types or the worker's.

/** An event that lasts as long as what it waits for. */
export interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Something that a page of the site asks for. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly resultingClientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A word from a page. */
export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableMessageEvent;
}

/** The global scope of the service worker. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void;
}
