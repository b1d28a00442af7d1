/** State of a link to the withdrawal: the field for the amount takes the focus, so that the player types at once. */
export const FOCUS_AMOUNT = 'focus amount';
