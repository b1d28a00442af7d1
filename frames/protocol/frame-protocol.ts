import type { Content, Fields } from './fields';

/** Kind of a frame. It is part of every message, so that a page ignores those of another kind. */
export type FrameKind = 'verification' | 'captcha' | 'chat' | 'tags' | 'sportsbook-frame' | 'game' | 'libras';

/** Types of messages with their fields. */
export type MessageTable = Readonly<Record<string, Fields>>;

/** Any message of a table. */
export type MessageOf<T extends MessageTable> = {
  [Type in keyof T & string]: { readonly type: Type } & Content<T[Type]>;
}[keyof T & string];

/** Messages between the site and one kind of frame, besides the common ones. */
export interface FrameProtocol<FromFrame extends MessageTable = MessageTable, ToFrame extends MessageTable = MessageTable> {
  readonly app: FrameKind;
  /** Messages that the page in the iframe sends. */
  readonly fromFrame: FromFrame;
  /** Messages that the site sends. */
  readonly toFrame: ToFrame;
  /** Reads a message from the frame that the table does not list or that is invalid. Without it, such messages are dropped. */
  readonly parseOther?: (data: unknown) => MessageOf<FromFrame> | undefined;
}
