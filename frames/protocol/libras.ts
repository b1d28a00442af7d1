import { text } from './fields';
import type { FrameProtocol } from './frame-protocol';

/** Maximum length of a text. The site cuts the rest, because its translation would last for minutes. */
export const LIBRAS_MAX_TEXT = 1000;

/** Protocol of the translation to Libras, the Brazilian sign language (SPEC Q38). */
export const LIBRAS = {
  app: 'libras',
  fromFrame: {},
  toFrame: { translate: { text: text(LIBRAS_MAX_TEXT) } },
} satisfies FrameProtocol;
