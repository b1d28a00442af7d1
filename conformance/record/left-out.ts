/** Error of a recorded call that no step can repeat. Its message is the reason, for the reader of the draft. */
export class LeftOutError extends Error {}
