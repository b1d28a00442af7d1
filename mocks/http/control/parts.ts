import type { World } from '../../db/world';
import type { Hub } from '../../realtime/hub';
import type { Calls } from '../calls';
import type { Faults } from '../faults';
import type { EventLog } from './event-log';
import type { Realtime } from './realtime';

/** What is controlled. */
export interface Controlled {
  world: World;
  hub: Hub;
  faults: Faults;
  calls: Calls;
  /** The cookies of the page, where requests carry none. */
  pageCookies?: (() => string) | undefined;
}

/** What the routes of the control API stand on. */
export interface Parts extends Controlled {
  log: EventLog;
  realtime: Realtime;
}
