import type { OperationSubject } from '../money/failure-message';
import { failureMessage } from '../money/failure-message';
import { CheckingNotice, RejectionNotice } from '../money/operation-notice';
import type { OperationState } from '../money/use-money-operation';
import { AccountLoadRetry } from './account-load-retry';

interface OperationFeedbackProps {
  operation: OperationState;
  subject: OperationSubject;
  /** Closes the surrounding modal before a link is followed. */
  onLeave?: (() => void) | undefined;
}

/**
 * Renders why an operation failed, that its outcome is looked up, and a button that loads the player again if that failed. Cannot repeat
 * the operation: `UnresolvedNotice` offers that.
 */
export function OperationFeedback({ operation: { stage, failure, retry }, subject, onLeave }: OperationFeedbackProps) {
  return (
    <>
      <RejectionNotice message={failure === null ? undefined : failureMessage(failure, subject)} onLeave={onLeave} />
      <CheckingNotice shown={stage === 'checking'} />
      <AccountLoadRetry retry={retry} />
    </>
  );
}
