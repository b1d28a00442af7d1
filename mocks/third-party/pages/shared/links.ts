import type { Link } from '../../../../frames/shared/link';
import type { from, to } from '../../bridge-messages';
import type { App, schema } from '../../messages';

export type AppLink<A extends App> = Link<(typeof schema)[A]['to'], (typeof schema)[A]['from']>;
export type CommonLink = Link<typeof to, typeof from>;
