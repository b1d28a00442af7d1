/** Error of a request that did not leave this device: nothing was moved. */
export class NotSentError extends Error {}

/** Error of an offline device: nothing was sent or queued. */
export class OfflineError extends NotSentError {}

/** Error of an operation while another tab sends one of the same name: nothing was sent here. */
export class InProgressInOtherTabError extends NotSentError {}

/** Error of a success whose documented body says "not executed". The message is for the player. */
export class RejectedInBodyError extends Error {}

/** Error of an operation that was not executed and never will be, as a lookup has proved. */
export class NotAppliedError extends Error {}

/** Error of an operation that the lookups did not find: it may still be executed. */
export class UnknownOutcomeError extends Error {}
