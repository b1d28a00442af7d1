/** Rounds per page of the player's list. */
export const HISTORY_PAGE_SIZE = 8;
