import type { World } from '../../db/world';
import type { Hub } from '../../realtime/hub';
import type { Calls } from '../calls';
import type { Faults } from '../faults';
import type { SchemaValidator } from '../schema-validator';
import type { EventLog } from './event-log';
import type { RealtimeControl } from './realtime';

/** Parts of the mock backend that the control API reads and changes. */
export interface ControlOptions {
  world: World;
  hub: Hub;
  faults: Faults;
  calls: Calls;
  validator: SchemaValidator;
  /** Returns the cookies of the page, for requests that carry none. */
  pageCookies?: (() => string) | undefined;
}

/** Dependencies of the routes of the control API. */
export interface ControlDeps extends ControlOptions {
  /** Events that were sent most recently. */
  log: EventLog;
  realtime: RealtimeControl;
}
