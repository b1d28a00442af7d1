import { integer, oneOf, optional } from './fields';
import type { MessageTable } from './frame-protocol';

const theme = oneOf(['dark', 'light']);
const language = oneOf(['pt-BR']);

/** Messages of every kind of frame. */
export const COMMON_MESSAGES = {
  toFrame: {
    /** The response to `ready`. */
    hello: { theme: optional(theme), language: optional(language) },
    theme: { theme },
    language: { language },
  },
  fromFrame: {
    ready: {},
    /** Height of the content in CSS pixels. */
    height: { px: integer(0, 100_000) },
  },
} satisfies Record<'toFrame' | 'fromFrame', MessageTable>;
