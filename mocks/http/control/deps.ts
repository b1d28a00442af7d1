import type { World } from '../../db/world';
import type { Hub } from '../../realtime/hub';
import type { Calls } from '../calls';
import type { Faults } from '../faults';
import type { EventLog } from './event-log';
import type { RealtimeControl } from './realtime';

/** The objects that the control API controls. */
export interface ControlOptions {
  world: World;
  hub: Hub;
  faults: Faults;
  calls: Calls;
  /** Returns the page's cookies, if requests carry none. */
  pageCookies?: (() => string) | undefined;
}

/** The dependencies of the control API's routes. */
export interface ControlDeps extends ControlOptions {
  log: EventLog;
  realtime: RealtimeControl;
}
