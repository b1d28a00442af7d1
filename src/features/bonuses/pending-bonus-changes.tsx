import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';

import { getString, parseJson } from '@/api/body';
import { showAlert } from '@/product/alert-store';
import type { OperationSubject } from '@/product/money/failure-message';
import type { MoneyRequests } from '@/product/money/money-requests';
import type { OperationKind } from '@/product/money/operation-kinds';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { CheckingNotice, UnresolvedNotice } from '@/product/money/operation-notice';
import { UnknownOutcomeError } from '@/product/money/operation-errors';
import { useMoneyOperation } from '@/product/money/use-money-operation';
import { usePendingKinds } from '@/product/money/use-pending-kinds';

import type { BonusChange } from './bonus-change-requests';
import { activateRequests, excludeRequests } from './bonus-change-requests';
import { rewardFailureMessage } from './reward-messages';

interface ChangeKind {
  /** Prefix of the kinds of these operations. */
  readonly prefix: OperationKind;
  readonly subject: OperationSubject;
  /** Text of the notice while the outcome is unknown. */
  readonly label: string;
  /** Returns the text for the player after the change. */
  readonly doneText: (name: string) => string;
  readonly requests: (client: QueryClient) => MoneyRequests<BonusChange, true>;
}

/** Name of the bonus for operations of an older build, which did not store the name. */
const UNNAMED = 'O bônus';

const EXCLUSION: ChangeKind = {
  prefix: 'exclude ',
  subject: OPERATIONS.exclude,
  label: 'Exclusão de um bônus.',
  doneText: (name) => `${name} foi excluído.`,
  requests: excludeRequests,
};

const ACTIVATION: ChangeKind = {
  prefix: 'activate ',
  subject: OPERATIONS.activate,
  label: 'Troca do bônus em uso.',
  doneText: (name) => `${name} está em uso.`,
  requests: activateRequests,
};

/** Looks up bonus changes without a response. It is done here, because their bonus and dialog may be gone after a reload. */
export function PendingBonusChanges() {
  const exclusions = usePendingKinds(EXCLUSION.prefix);
  const activations = usePendingKinds(ACTIVATION.prefix);
  return (
    <>
      {exclusions.map((kind) => (
        <PendingBonusChange key={kind} kind={kind} change={EXCLUSION} />
      ))}
      {activations.map((kind) => (
        <PendingBonusChange key={kind} kind={kind} change={ACTIVATION} />
      ))}
    </>
  );
}

function PendingBonusChange({ kind, change }: { kind: OperationKind; change: ChangeKind }) {
  const { stage, unresolved, repeat } = useMoneyOperation({
    kind,
    requests: withName(change.requests(useQueryClient())),
    onDone: (name) => showAlert('success', change.doneText(name)),
    onFailed: (failure) => {
      // An unknown outcome needs no alert, because the notice shows it.
      if (!(failure instanceof UnknownOutcomeError)) showAlert('error', rewardFailureMessage(failure));
    },
  });
  if (unresolved === undefined) return <CheckingNotice shown={stage === 'checking'} />;
  return (
    <UnresolvedNotice subject={change.subject} isBusy={stage !== 'idle'} onRepeat={repeat}>
      {change.label}
    </UnresolvedNotice>
  );
}

/** Makes the name of the bonus the outcome of the requests, because the bonus itself may be gone. */
function withName(requests: MoneyRequests<BonusChange, true>): MoneyRequests<BonusChange, string> {
  return {
    ...requests,
    send: async (key, body) => {
      await requests.send(key, body);
      return body.name ?? UNNAMED;
    },
    lookUp: async (record) => {
      const found = await requests.lookUp(record);
      return found.status === 'applied' ? { ...found, outcome: getString(parseJson(record.body), 'name') || UNNAMED } : found;
    },
  };
}
