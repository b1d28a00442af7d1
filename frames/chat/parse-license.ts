import type { ChatLicense } from './chat-adapter';

/** Maximum length of the text, in characters. */
const MAX_LENGTH = 100;

/** Parses `license` or `license/group`, each of ASCII letters, digits and `_`; undefined for anything else. */
export function parseLicense(text: string | null): ChatLicense | undefined {
  if (text === null || text.length > MAX_LENGTH) return undefined;
  const [, license, group] = /^(\w+)(?:\/(\w+))?$/.exec(text) ?? [];
  return license === undefined ? undefined : { license, group };
}
