/** State of the chat's window. */
export type ChatWindow = 'hidden' | 'minimized' | 'maximized';

/** Message of a conversation. */
export interface Entry {
  readonly id: number;
  readonly from: 'agent' | 'visitor';
  readonly text: string;
  /** Time of the message, in Unix ms. */
  readonly at: number;
}

/** State of the chat. */
export interface Conversation {
  readonly window: ChatWindow;
  readonly entries: readonly Entry[];
  /** Number of the agent's messages that came while the window was not maximized, at most 99; 0 again once it is. */
  readonly unread: number;
  /** True while the agent is writing. */
  readonly isTyping: boolean;
}

/** Upper limit of the count of unread messages. */
const MAX_UNREAD = 99;
const MAX_ENTRIES = 200;

/** Conversation without messages, whose window is hidden. */
export const emptyConversation: Conversation = { window: 'hidden', entries: [], unread: 0, isTyping: false };

/** Sets the state of the window. Maximizing marks all messages as read. */
export function setWindow(conversation: Conversation, window: ChatWindow): Conversation {
  return { ...conversation, window, unread: window === 'maximized' ? 0 : conversation.unread };
}

/**
 * Adds a message, and drops the oldest beyond 200. After a visitor's message the agent is writing, after the agent's no longer.
 *
 * @param at Unix ms
 */
export function addEntry(conversation: Conversation, from: Entry['from'], text: string, at: number): Conversation {
  const { entries, unread, window } = conversation;
  const id = (entries.at(-1)?.id ?? 0) + 1;
  const isUnseen = from === 'agent' && window !== 'maximized';
  return {
    ...conversation,
    entries: [...entries, { id, from, text, at }].slice(-MAX_ENTRIES),
    unread: isUnseen ? Math.min(MAX_UNREAD, unread + 1) : unread,
    isTyping: from === 'visitor',
  };
}
