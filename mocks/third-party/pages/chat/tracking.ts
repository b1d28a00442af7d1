import { render } from '../shared/dom';
import { GREETING, replyTo } from './agent';
import { type ChatWindow, type Conversation, addEntry, emptyConversation, setWindow } from './conversation';
import { type Actions, chatView } from './view';

type Handler = (data: object) => void;
type Command = readonly [name: string, args: readonly unknown[]];

/** Global of LiveChat's snippet: `_q` has the commands so far, `_h` runs all later ones. */
interface Queue {
  readonly _q: Command[];
  _h: ((...command: Command) => unknown) | null;
}

/** Time for which the agent writes an answer. */
const TYPING_MS = 900;
/** States of the window by the name of the command that sets them. */
const WINDOWS: Readonly<Record<string, ChatWindow>> = { hide: 'hidden', minimize: 'minimized', maximize: 'maximized' };

/**
 * Starts a chat with the shape of LiveChat's tracking.js: https://platform.text.com/docs/extending-chat-widget/javascript-api
 * It has the commands `call` with hide, minimize and maximize, `get` with state, `on`, `once` and `off`. Any other `call` or `get` does
 * nothing. Any other command with a function counts as `on`. `off` does not remove what `once` has added. The events are `ready`,
 * `new_event` and `visibility_changed`.
 * It shows its window, minimized at first, at the end of the body. Without a numeric `__lc.license` or without the snippet's global
 * `LiveChatWidget` it does nothing, like the original.
 */
export function startLiveChat(): void {
  const { license }: { license?: unknown } = Reflect.get(globalThis, '__lc') ?? {};
  const queue: Queue | undefined = Reflect.get(globalThis, 'LiveChatWidget');
  if (typeof license !== 'number' || Number.isNaN(license) || queue === undefined) return;
  const container = document.createElement('div');
  container.id = 'chat-widget-container';
  document.body.append(container);
  const handlers = new Map<string, Set<Handler>>();
  const emit = (event: string, data: object) => {
    for (const handler of handlers.get(event) ?? []) handler(data);
  };
  let conversation: Conversation = setWindow(emptyConversation, 'minimized');

  const show = (next: Conversation) => {
    const before = conversation;
    conversation = next;
    render(container, chatView(conversation, actions));
    if (before.entries !== next.entries || before.window !== next.window) document.getElementById('scroll')?.scrollTo({ top: 1e6 });
    if (before.window !== next.window) emit('visibility_changed', { visibility: next.window });
  };
  const add = (from: 'agent' | 'visitor', text: string) => {
    show(addEntry(conversation, from, text, Date.now()));
    const author = { id: from, type: from === 'agent' ? 'agent' : 'customer' };
    emit('new_event', { type: 'message', timestamp: Date.now(), author, text });
  };
  const setVisibility = (window: ChatWindow) => {
    if (conversation.window !== window) show(setWindow(conversation, window));
    if (window !== 'hidden' && conversation.entries.length === 0) add('agent', GREETING);
  };
  const actions: Actions = {
    open() {
      setVisibility('maximized');
      document.getElementById('message')?.focus();
    },
    minimize: () => setVisibility('minimized'),
    send(text) {
      add('visitor', text);
      setTimeout(() => add('agent', replyTo(text)), TYPING_MS);
    },
  };

  const execute = (name: string, args: readonly unknown[]): unknown => {
    const [first, second] = args;
    if (name === 'call') {
      const window = WINDOWS[String(first)];
      if (window !== undefined) setVisibility(window);
    } else if (name === 'get') return first === 'state' ? { availability: 'online', visibility: conversation.window } : undefined;
    else if (typeof second === 'function') listen(handlers, name, String(first), second as Handler);
    return undefined;
  };
  queue._h = execute;
  for (const command of queue._q.splice(0)) execute(...command);
  show(conversation);
  emit('ready', { state: { availability: 'online', visibility: conversation.window }, customerData: {} });
}

function listen(handlers: Map<string, Set<Handler>>, name: string, event: string, handler: Handler): void {
  const known = handlers.get(event) ?? new Set();
  handlers.set(event, known);
  if (name === 'off') return void known.delete(handler);
  if (name !== 'once') return void known.add(handler);
  const once = (data: object) => {
    known.delete(once);
    handler(data);
  };
  known.add(once);
}
