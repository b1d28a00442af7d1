import { h, render } from '../shared/dom';
import { openFrame } from '../shared/frame';
import { GREETING, isLicense, replyTo } from './agent';
import { type Conversation, addEntry, emptyConversation, setWindow, type ChatWindow } from './conversation';
import { type Actions, chatView } from './view';

const TYPING_MS = 900;
const sizesPx: Readonly<Record<ChatWindow, { width: number; height: number }>> = {
  hidden: { width: 0, height: 0 },
  minimized: { width: 72, height: 72 },
  maximized: { width: 376, height: 600 },
};

const root = document.getElementById('chat');
if (root !== null) start(root);

/** Runs the chat; both site and visitor open it. */
function start(root: Element): void {
  const { link } = openFrame('chat');
  if (!isLicense(new URLSearchParams(location.search).get('license'))) {
    render(root, h('p', { class: 'broken' }, 'O atendimento não está disponível agora.'));
    return;
  }
  let conversation: Conversation = emptyConversation;

  const show = (next: Conversation) => {
    const before = conversation;
    conversation = next;
    render(root, chatView(conversation, actions));
    if (before.unread !== next.unread) link.send('unread', { count: next.unread });
    if (before.window !== next.window) link.send('size', sizesPx[next.window]);
    if (before.entries !== next.entries || before.window !== next.window) document.getElementById('scroll')?.scrollTo({ top: 1e6 });
  };
  const choose = (window: 'minimized' | 'maximized') => {
    show(setWindow(conversation, window));
    link.send('state-changed', { state: window });
  };
  const actions: Actions = {
    open() {
      choose('maximized');
      document.getElementById('message')?.focus();
    },
    minimize: () => choose('minimized'),
    send(text) {
      show(addEntry(conversation, 'visitor', text, Date.now()));
      setTimeout(() => show(addEntry(conversation, 'agent', replyTo(text), Date.now())), TYPING_MS);
    },
  };

  link.on('state', ({ state }) => {
    show(setWindow(conversation, state));
    if (state !== 'hidden' && conversation.entries.length === 0) show(addEntry(conversation, 'agent', GREETING, Date.now()));
  });
  link.send('ready', {});
}
