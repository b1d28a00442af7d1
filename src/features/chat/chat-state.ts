import { create } from 'zustand';

/** Load state of the chat iframe. `failed`: it did not report ready in time. */
export const useChat = create<{ readonly status: 'loading' | 'ready' | 'failed' }>(() => ({ status: 'loading' }));

/** A license, or a license and a group (SPEC E6). */
const LICENSE_PATTERN = /^\w+(\/\w+)?$/;
const MAX_LICENSE_LENGTH = 100;

/**
 * Validates the chat license of the settings, which becomes part of the iframe URL.
 *
 * @returns undefined if the license is missing or invalid; the site then has no chat
 */
export function parseChatLicense(license: string | null | undefined): string | undefined {
  return typeof license === 'string' && license.length <= MAX_LICENSE_LENGTH && LICENSE_PATTERN.test(license) ? license : undefined;
}

/** Window states of the chat (SPEC S7). */
export type ChatWindowState = 'hidden' | 'minimized' | 'maximized';

/**
 * Returns the window state of the chat on a page (SPEC S7). It is always hidden over a running game.
 *
 * @param chatOpened the flag of the menu store (SPEC S14)
 */
export function chatWindowState(pathname: string, chatOpened: boolean): ChatWindowState {
  if (/^\/play\/[^/]+\/?$/.test(pathname)) return 'hidden';
  return chatOpened ? 'maximized' : 'minimized';
}
