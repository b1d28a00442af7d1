import { followAppearance, reportHeight } from '../../../../frames/shared/appearance';
import { openLink } from '../../../../frames/shared/link';
import { type App, schema } from '../../messages';
import { type Call, createBackend } from './backend';
import { readConfig } from './config';
import type { AppLink, CommonLink } from './links';

/** Channel to the embedding page, and client of the backend. */
export interface FramePage<A extends App> {
  readonly link: AppLink<A>;
  readonly call: Call;
}

/**
 * Opens the channel to the embedding page, applies its theme and language, and reports the height of `content`. The caller sends
 * `ready`; requests to the backend wait until the embedding page has answered it. Throws if the page has no configuration.
 *
 * @param embedderOrigins origins that may embed the page besides the sites of its configuration
 */
export function openFrame<A extends App>(app: A, content?: Element, embedderOrigins: readonly string[] = []): FramePage<A> {
  const config = readConfig(document);
  const channel = openLink(app, schema[app].to, [...config.siteOrigins, ...embedderOrigins]);
  const common: CommonLink = channel;
  const backend = createBackend(config, followAppearance(channel), common);
  common.on('hello', ({ bridge }) => {
    if (bridge === true) backend.useBridge();
  });
  if (content !== undefined) reportHeight(channel, content);
  return { link: channel, call: backend.call };
}
