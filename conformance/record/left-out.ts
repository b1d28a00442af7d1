/** Thrown for a recorded call that no step can repeat; the message is the reason for the reader of the draft. */
export class LeftOutError extends Error {}
