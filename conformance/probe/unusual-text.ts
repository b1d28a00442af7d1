/** Text with letters of two, three and four bytes in UTF-8. */
export const UNUSUAL = 'São “ñandú” 漢字 🎲';

/** Text with the characters that templates, databases and shells treat in a special way. It has no tag, which servers may remove. */
export const SPECIAL_CHARACTERS = `O'Neil & "Sons"; 1 < 2 > 1 -- 50% \\ #`;

/** Pattern of the names of fields whose texts a server may rightly change or reject. */
const SPECIAL =
  /pass|senha|mail|phone|tel|token|code|slug|url|uri|key|cpf|zip|postal|lang|locale|currency|country|color|colour|time|date|(?:^|_)id$|Id$/i;

/**
 * Returns true for the name of a text that a server has no reason to change: none with a word such as password, mail, phone, code, slug,
 * url, color or date in it, and no id.
 */
export const isFreeTextName = (name: string): boolean => !SPECIAL.test(name);
