import { showAlert } from '../alert-store';
import type { OperationSubject } from './failure-message';
import type { MoneyRequests } from './money-requests';
import { UnknownOutcomeError } from './operation-errors';
import type { OperationKind } from './operation-kinds';
import { CheckingNotice, UnresolvedNotice } from './operation-notice';
import { useMoneyOperation } from './use-money-operation';

interface PendingOperationProps<Body extends object, Outcome> {
  kind: OperationKind;
  requests: MoneyRequests<Body, Outcome>;
  subject: OperationSubject;
  /** Description of the operation, such as 'Depósito de R$ 50,00'. */
  label: string;
  /** Text of the notice that the outcome is looked up. */
  checkingText?: string;
  /**
   * True to show the notice of a lookup also before the lookup, which another tab may do. The caller then renders this only while an
   * operation is pending.
   */
  isAlwaysShown?: boolean;
  onDone: (outcome: Outcome) => void;
  /** Returns the text of the alert about a failure. */
  describe: (failure: Error) => string;
  /** Topic of the alert about a failure. */
  topic?: string;
}

/** Looks up an operation without a response whose form or row may be gone, and offers to repeat it. A failure is shown as an alert. */
export function PendingOperation<Body extends object, Outcome>(props: PendingOperationProps<Body, Outcome>) {
  const { kind, requests, subject, label, checkingText, isAlwaysShown = false, onDone, describe, topic } = props;
  const { stage, unresolved, repeat } = useMoneyOperation<Body, Outcome>({
    kind,
    requests,
    onDone,
    onFailed: (failure) => {
      // An unknown outcome needs no alert, because the notice shows it.
      if (!(failure instanceof UnknownOutcomeError)) showAlert('error', describe(failure), topic);
    },
  });
  if (unresolved === undefined) return <CheckingNotice shown={isAlwaysShown || stage === 'checking'} text={checkingText} />;
  return (
    <UnresolvedNotice subject={subject} isBusy={stage !== 'idle'} onRepeat={repeat}>
      {label}
    </UnresolvedNotice>
  );
}
