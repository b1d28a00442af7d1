/** The request did not leave this device: nothing was moved. */
export class NotSentError extends Error {}

/** The device was offline: nothing was sent or queued. */
export class OfflineError extends NotSentError {}

/** Another tab is sending an operation of this name. */
export class InProgressInOtherTabError extends NotSentError {}

/** A success whose documented body says "not executed", with the text for the player. */
export class RejectedInBodyError extends Error {}

/** The lookup proved that the operation was not executed and never will be. */
export class NotAppliedError extends Error {}

/** The lookups did not find the operation: it may still be executed. */
export class UnknownOutcomeError extends Error {}
