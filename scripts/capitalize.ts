/** Returns a text whose first letter is a capital. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
