import type { Link } from '../../../../frames/shared/link';
import type { from, to } from '../../bridge-messages';
import type { App, schema } from '../../messages';

/** Channel of a kind of page to the page that embeds it. */
export type AppLink<A extends App> = Link<(typeof schema)[A]['to'], (typeof schema)[A]['from']>;
/** Channel with the messages that all pages have. */
export type CommonLink = Link<typeof to, typeof from>;
