// Types of those parts of a service worker that the site uses. TypeScript's own are not used, because one TypeScript program has
// either DOM or worker types.

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

export interface PushEvent extends ExtendableEvent {
  readonly data: { readonly text: () => string } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

interface Tab {
  readonly navigate: (url: string) => Promise<Tab | null>;
  readonly focus: () => Promise<Tab>;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableMessageEvent;
  readonly push: PushEvent;
  readonly notificationclick: NotificationEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly Tab[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
    readonly get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>;
  };
  readonly registration: {
    readonly showNotification: (
      title: string,
      options: { readonly body: string; readonly tag: string; readonly lang: string; readonly data: string },
    ) => Promise<void>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void;
}
