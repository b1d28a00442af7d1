import type { World } from '../../db/world';
import type { Hub } from '../../realtime/hub';
import type { Calls } from '../calls';
import type { Faults } from '../faults';
import type { SchemaValidator } from '../schema-validator';
import type { EventLog } from './event-log';
import type { RealtimeControl } from './realtime';

export interface ControlOptions {
  world: World;
  hub: Hub;
  faults: Faults;
  calls: Calls;
  validator: SchemaValidator;
  /** Returns the cookies of the page, for requests that carry none. */
  pageCookies?: (() => string) | undefined;
}

export interface ControlDeps extends ControlOptions {
  log: EventLog;
  realtime: RealtimeControl;
}
