import { text } from './fields';
import type { FrameProtocol } from './frame-protocol';

/** More is cut by the site: a translation of it would last for minutes. */
export const LIBRAS_MAX_TEXT = 1000;

/** Translation to Libras (SPEC Q38). */
export const LIBRAS = {
  app: 'libras',
  fromFrame: {},
  toFrame: { translate: { text: text(LIBRAS_MAX_TEXT) } },
} satisfies FrameProtocol;
