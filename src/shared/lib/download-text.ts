import { downloadFile } from './download-file';

/** Saves a text as a file of the player, in UTF-8 without a byte order mark of its own. @param name file name with its extension */
export function downloadText(name: string, type: 'text/csv' | 'text/plain' | 'application/json', text: string): void {
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
