/** Number of rounds on a page of the player's list of rounds of Mines. */
export const HISTORY_PAGE_SIZE = 8;
