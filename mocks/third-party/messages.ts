import { CAPTCHA } from '../../frames/protocol/captcha';
import { CHAT } from '../../frames/protocol/chat';
import type { FrameProtocol, MessageOf, MessageTable } from '../../frames/protocol/frame-protocol';
import { GAME } from '../../frames/protocol/game';
import { parseFrameMessage } from '../../frames/protocol/parse-message';
import { SPORTSBOOK } from '../../frames/protocol/sportsbook';
import { TAGS } from '../../frames/protocol/tags';
import { VERIFICATION } from '../../frames/protocol/verification';
import { from, to } from './bridge-messages';

// The page of a vendor inside of ours has no messages about loading: these are between the site and our page. `highlights` is only
// between our page and the vendor's.
const { error: _error, alive: _alive, ...fromBook } = SPORTSBOOK.fromFrame;
const { mount: _mount, check: _check, ...toBook } = SPORTSBOOK.toFrame;

/** Messages of each page, by its app. The site never sees `sportsbook`: it is a vendor's page inside of ours. */
export const schema = {
  verification: tables(VERIFICATION),
  sportsbook: tables({ fromFrame: fromBook, toFrame: { ...toBook, highlights: {} } }),
  'sportsbook-frame': tables(SPORTSBOOK),
  game: tables(GAME),
  chat: tables(CHAT),
  tags: tables(TAGS),
  captcha: tables(CAPTCHA),
};

/** Kind of iframe page. */
export type App = keyof typeof schema;
type Direction = 'to' | 'from';

/** Message that a page of this kind sends. */
export type FromFrame<A extends App> = MessageOf<(typeof schema)[A]['from']>;

/** Returns true for the name of a kind of page. */
export function isApp(name: unknown): name is App {
  return typeof name === 'string' && Object.hasOwn(schema, name);
}

/**
 * Validates the data of a posted message. The caller checks its origin and its source window.
 *
 * @param direction `to` the page or `from` it
 * @returns a new object with the type and the documented fields only; undefined if it is no message of this app and direction
 */
export function readMessage<A extends App, D extends Direction>(
  app: A,
  direction: D,
  data: unknown,
): MessageOf<(typeof schema)[A][D]> | undefined {
  return parseFrameMessage(app, schema[app][direction], data);
}

/** Adds the common messages and those of the bridge to the messages of a page. */
function tables<F extends MessageTable, T extends MessageTable>({
  fromFrame,
  toFrame,
}: Pick<FrameProtocol<F, T>, 'fromFrame' | 'toFrame'>): { readonly to: typeof to & T; readonly from: typeof from & F } {
  return { to: { ...to, ...toFrame }, from: { ...from, ...fromFrame } };
}
