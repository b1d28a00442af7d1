import { text } from './fields';

/** A token of any kind: visible characters of ASCII. */
export const TOKEN = text(4096, /^[\x21-\x7e]+$/);
