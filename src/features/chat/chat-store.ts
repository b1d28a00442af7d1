import { create } from 'zustand';

/** Whether the live chat can be talked to: its frame is on its way, is there, or never came. */
export const useChat = create<{ readonly place: 'waiting' | 'ready' | 'dead' }>(() => ({ place: 'waiting' }));
