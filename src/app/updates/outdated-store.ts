import { create } from 'zustand';

/** Whether a newer build than this page's is served (SPEC S16). */
export const useVersionStore = create<{ outdated: boolean }>(() => ({ outdated: false }));
