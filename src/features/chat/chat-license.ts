/** A license, or a license and a group (SPEC E6). */
const LICENSE = /^\w+(\/\w+)?$/;

/**
 * The license of the live chat, where the settings have one that may stand in an address.
 *
 * @param license as the settings have it
 * @returns undefined where there is no chat
 */
export function chatLicense(license: string | null | undefined): string | undefined {
  return typeof license === 'string' && license.length <= 100 && LICENSE.test(license) ? license : undefined;
}

/** The chat's states (SPEC S7). */
export type ChatWindow = 'hidden' | 'minimized' | 'maximized';

/**
 * How the chat stands on a page (SPEC S7): never over a running game, open where it was opened, else small.
 *
 * @param pathname of the page
 * @param chatOpened the flag of the menu state (SPEC S14)
 */
export function chatWindow(pathname: string, chatOpened: boolean): ChatWindow {
  if (/^\/play\/[^/]+\/?$/.test(pathname)) return 'hidden';
  return chatOpened ? 'maximized' : 'minimized';
}
