import { create } from 'zustand';

import type { Settings } from '@generated/api/model/settings';

import { runtimeConfig } from '@/product/runtime-config';

/** Store of the status of the chat: `failed` if the iframe did not report ready in time. */
export const useChat = create<{ readonly status: 'loading' | 'ready' | 'failed' }>(() => ({ status: 'loading' }));

/** License with or without a group (SPEC E6). */
const LICENSE_PATTERN = /^\w+(\/\w+)?$/;
const MAX_LICENSE_LENGTH = 100;

/**
 * Returns the valid license of the chat, which becomes part of the iframe URL; undefined if the site has no chat or its license is invalid.
 */
export function chatLicense(settings: Settings | undefined): string | undefined {
  if (runtimeConfig().chatOrigin === '' || settings?.general_show_chat_widget !== true) return undefined;
  const { general_live_chat: license } = settings;
  return typeof license === 'string' && license.length <= MAX_LICENSE_LENGTH && LICENSE_PATTERN.test(license) ? license : undefined;
}

/** State of the chat window: not visible, a bubble, or open (SPEC S7). */
export type ChatWindowState = 'hidden' | 'minimized' | 'maximized';

/**
 * Media query for tablets and phones in both orientations. A bubble would cover buttons and odds of the page there, so that only
 * the menu opens the chat.
 */
export const DOCKED_CHAT_MEDIA_QUERY = '(max-width: 63.999rem), (max-height: 30rem)';

/**
 * Returns the chat's window state (SPEC S7); always hidden on the page of a catalogue game, which it would cover.
 *
 * @param chatOpened true if the player has opened the chat (state of the menu store, SPEC S14)
 * @param isDocked true if a closed chat shows no bubble
 */
export function chatWindowState(pathname: string, chatOpened: boolean, isDocked = false): ChatWindowState {
  if (/^\/play\/[^/]+\/?$/.test(pathname)) return 'hidden';
  if (chatOpened) return 'maximized';
  return isDocked ? 'hidden' : 'minimized';
}
