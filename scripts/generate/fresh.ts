/**
 * Folder into which files are generated before they replace `generated/`. It is a sibling, so that the relative import of the HTTP
 * function (Orval's mutator) is the same in both.
 */
export const FRESH_FOLDER = 'generated.fresh';
