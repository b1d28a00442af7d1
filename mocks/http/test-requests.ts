import type { OperationId } from '@generated/operations';

import type { World } from '../db/world';
import type { SampleOptions } from './sample-request';

/** What a test has at hand to make an operation possible: the world, and Ana's token. */
export interface Ready {
  world: World;
  token: string;
}

/** How each operation's example request is made to succeed for Ana, where the example alone does not. For tests. */
export const readyFor: Partial<Record<OperationId, (ready: Ready) => SampleOptions>> = {
  getProvider: () => ({ path: { id: '7' } }),
  readNotification: () => ({ path: { id: 'ntf_1' } }),
  closeGameSession: ({ world }) => ({ path: { id: world.play.open('usr_1', '1001').id } }),
};
