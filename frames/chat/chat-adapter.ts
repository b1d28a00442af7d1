import type { CHAT } from '../protocol/chat';
import type { MessageOf } from '../protocol/frame-protocol';

/** State of the chat's window. */
export type ChatWindow = 'hidden' | 'minimized' | 'maximized';

/** License in the settings: `license` or `license/group`. */
export interface ChatLicense {
  readonly license: string;
  readonly group: string | undefined;
}

interface ChatOptions extends ChatLicense {
  readonly script: string;
  readonly load: (address: string) => Promise<void>;
  /** Sends a message to the site. */
  readonly send: (message: MessageOf<typeof CHAT.fromFrame>) => void;
}

interface ChatWidget {
  /** Sets the state of the window. */
  show(state: ChatWindow): void;
}

/** Starts a provider's chat. Settles when it is ready; rejects if it does not load or refuses the license. */
export type ChatAdapter = (options: ChatOptions) => Promise<ChatWidget>;
