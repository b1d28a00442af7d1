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

/** Renders why an operation failed, that its outcome is looked up, or that nothing can be sent until the player is loaded. */
export function OperationFeedback({ operation: { stage, failure, retry }, subject, onLeave }: OperationFeedbackProps) {
  return (
    <>
      <RejectionNotice message={failure === null ? undefined : failureMessage(failure, subject)} onLeave={onLeave} />
      <CheckingNotice shown={stage === 'checking'} />
      <AccountLoadRetry retry={retry} />
    </>
  );
}
