// What the service worker uses of its own world: a program has either the page's types or the worker's.

/** An event that lasts as long as what it waits for. */
export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Something that a page of the site asks for. */
export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  readonly resultingClientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A word from a page. */
export interface ToldEvent extends LastingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: AskedEvent;
  readonly message: ToldEvent;
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
