/** Folder of the files before they replace `generated/`: beside it, because clients import the mutator by a relative path. */
export const FRESH = 'generated.fresh';
