// TypeScript's own types are not used, because a program has either DOM or worker types.

interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly resultingClientId: string;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableMessageEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void;
}
