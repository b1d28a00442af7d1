/** How the chat stands in the page. */
export type ChatWindow = 'hidden' | 'minimized' | 'maximized';

export interface Entry {
  readonly id: number;
  readonly from: 'agent' | 'visitor';
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Conversation {
  readonly window: ChatWindow;
  readonly entries: readonly Entry[];
  /** What the agent said since the visitor last saw the chat open. */
  readonly unread: number;
  readonly isTyping: boolean;
}

const MOST_UNREAD = 99;
const KEPT = 200;

export const emptyConversation: Conversation = { window: 'hidden', entries: [], unread: 0, isTyping: false };

/** Opens, minimizes or hides the chat: an open one has nothing unread. */
export function turn(conversation: Conversation, window: ChatWindow): Conversation {
  return { ...conversation, window, unread: window === 'maximized' ? 0 : conversation.unread };
}

/** Adds what somebody said. */
export function say(conversation: Conversation, from: Entry['from'], text: string, at: number): Conversation {
  const { entries, unread, window } = conversation;
  const id = (entries.at(-1)?.id ?? 0) + 1;
  const isUnseen = from === 'agent' && window !== 'maximized';
  return {
    ...conversation,
    entries: [...entries, { id, from, text, at }].slice(-KEPT),
    unread: isUnseen ? Math.min(MOST_UNREAD, unread + 1) : unread,
    isTyping: from === 'visitor',
  };
}
