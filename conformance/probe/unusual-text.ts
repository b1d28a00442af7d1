/** Text with letters of two, three and four bytes in UTF-8. */
export const UNUSUAL = 'São “ñandú” 漢字 🎲';

/** Names of fields whose texts a server may rightly change or reject. */
const SPECIAL =
  /pass|senha|mail|phone|tel|token|code|slug|url|uri|key|cpf|zip|postal|lang|locale|currency|country|color|colour|time|date|(?:^|_)id$|Id$/i;

/** Returns true for the name of a text that a server has no reason to change. */
export const isOwnText = (name: string): boolean => !SPECIAL.test(name);
