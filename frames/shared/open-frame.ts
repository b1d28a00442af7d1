import { COMMON_MESSAGES } from '../protocol/common';
import type { FrameProtocol, MessageTable } from '../protocol/frame-protocol';
import { followAppearance, reportHeight } from './appearance';
import { type Link, openLink } from './link';

type FrameLink<From extends MessageTable, To extends MessageTable> = Link<
  typeof COMMON_MESSAGES.toFrame & To,
  typeof COMMON_MESSAGES.fromFrame & From
>;

/**
 * Opens the channel to the embedding site, follows its theme and language, and reports the height of `content`. The caller sends
 * `ready`.
 *
 * @param siteOrigins the only origins whose pages may embed this one
 */
export function openFrame<From extends MessageTable, To extends MessageTable>(
  { app, toFrame }: FrameProtocol<From, To>,
  siteOrigins: readonly string[],
  content?: Element,
): FrameLink<From, To> {
  const link = openLink(app, { ...COMMON_MESSAGES.toFrame, ...toFrame }, siteOrigins);
  void followAppearance(link);
  if (content !== undefined) reportHeight(link, content);
  return link;
}
