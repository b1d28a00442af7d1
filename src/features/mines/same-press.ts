/** A second press within this time, in ms, belongs to the first. */
export const SAME_PRESS = 500;
