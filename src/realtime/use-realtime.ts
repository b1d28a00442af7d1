import { create } from 'zustand';

import type { ConnectionState } from './types';

/** The state of the socket, for what is shown as stale while it is down. */
export const useRealtimeStore = create<{ readonly state: ConnectionState }>(() => ({ state: 'initialized' }));
