/** History state that a link to the withdrawal passes, so that the field for the amount takes the focus and the player types at once. */
export const FOCUS_AMOUNT = 'focus amount';
