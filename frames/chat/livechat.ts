import type { ChatAdapter, ChatWindow } from './chat-adapter';

/** Global of the script: https://platform.text.com/docs/extending-chat-widget/javascript-api */
interface LiveChatWidget {
  on(event: string, handler: (data: never) => void): void;
  call(method: string): void;
}

type Command = readonly [name: string, args: readonly unknown[]];

/** Queue of commands until the script is loaded. Then the script sets `_h`, which runs them. */
interface LiveChatQueue extends LiveChatWidget {
  readonly _q: Command[];
  _h: ((...command: Command) => unknown) | null;
  readonly _v: '2.0';
  once(event: string, handler: (data: never) => void): void;
  off(event: string, handler: (data: never) => void): void;
  get(property: string): unknown;
  init(): void;
}

/** Largest count that the protocol permits. */
const MAX_UNREAD = 99;
/** Time within which the widget must become ready. */
const READY_TIMEOUT_MS = 10_000;
/** Methods of the script by the state that they set. */
const METHODS: Readonly<Record<ChatWindow, string>> = { hidden: 'hide', minimized: 'minimize', maximized: 'maximize' };
/** Sizes of the window, to which the widget adapts: those of LiveChat's own styles. */
const SIZES_PX: Readonly<Record<ChatWindow, { readonly width: number; readonly height: number }>> = {
  hidden: { width: 0, height: 0 },
  minimized: { width: 84, height: 84 },
  maximized: { width: 392, height: 620 },
};

/**
 * Adapter of LiveChat, which counts unread messages only in its own bubble, so the adapter counts messages of agents.
 *
 * @throws {Error} if the license is not a number, the script does not load, or the widget is not ready in 10 s
 */
export const livechat: ChatAdapter = async ({ license, group, script, load, send }) => {
  if (!/^\d+$/.test(license)) throw new Error(`LiveChat has no license '${license}'.`);
  const widget = createQueue();
  // In the original snippet, which is inline, `init` loads the script; here `load` does.
  Object.assign(globalThis, {
    __lc: {
      license: Number(license),
      ...(group !== undefined && { group: Number(group) }),
      asyncInit: true,
      integration_name: 'manual_onboarding',
      product_name: 'livechat',
    },
    LiveChatWidget: widget,
  });
  let state: ChatWindow = 'minimized';
  let unread = 0;
  const setUnread = (count: number) => {
    if (count === unread) return;
    unread = count;
    send({ type: 'unread', count });
  };
  const setState = (next: ChatWindow) => {
    state = next;
    if (next === 'maximized') setUnread(0);
    send({ type: 'size', ...SIZES_PX[next] });
  };

  const isReady = new Promise<void>((resolve, reject) => {
    widget.on('ready', () => resolve());
    setTimeout(() => reject(new Error('LiveChat did not become ready.')), READY_TIMEOUT_MS);
  });
  // The rejection is ignored, because a script that does not load is the earlier reason.
  isReady.catch(() => undefined);
  widget.on('visibility_changed', ({ visibility }: { visibility: unknown }) => {
    if (!isWindow(visibility) || visibility === state) return;
    setState(visibility);
    if (visibility !== 'hidden') send({ type: 'state-changed', state: visibility });
  });
  widget.on('new_event', ({ author }: { author?: { type?: unknown } }) => {
    if (author?.type === 'agent' && state !== 'maximized') setUnread(Math.min(MAX_UNREAD, unread + 1));
  });
  await load(script);
  await isReady;
  return {
    show(next) {
      // The size is sent first, so that the widget opens in an iframe that is large enough.
      setState(next);
      widget.call(METHODS[next]);
    },
  };
};

function isWindow(value: unknown): value is ChatWindow {
  return typeof value === 'string' && Object.hasOwn(METHODS, value);
}

function createQueue(): LiveChatQueue {
  const run = (...command: Command): unknown => (queue._h === null ? queue._q.push(command) : queue._h(...command));
  const queue: LiveChatQueue = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...args) => void run('on', args),
    once: (...args) => void run('once', args),
    off: (...args) => void run('off', args),
    get(...args) {
      if (queue._h === null) throw new Error("[LiveChatWidget] You can't use getters before load.");
      return run('get', args);
    },
    call: (...args) => void run('call', args),
    init() {},
  };
  return queue;
}
