import { create } from 'zustand';

/** Whether a newer build than this page's is served (SPEC S16). */
export const useOutdated = create<{ outdated: boolean }>(() => ({ outdated: false }));
