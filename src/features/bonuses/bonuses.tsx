import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Bonus } from '@generated/api/model/bonus';

import { QueryView } from '@/shared/ui/query-view';
import { Notice } from '@/shared/ui/notice';
import { rolloverText } from '@/product/deposit-rollover';
import { OPERATIONS } from '@/product/money/operation-kinds';
import { settingsQuery } from '@/product/settings-query';
import { PendingOperation } from '@/product/money/pending-operation';
import { getString, parseJson } from '@/api/body';
import { showAlert } from '@/product/alert-store';
import type { OperationSubject } from '@/product/money/failure-message';
import type { MoneyRequests } from '@/product/money/money-requests';
import type { OperationKind } from '@/product/money/operation-kinds';
import { usePendingKinds } from '@/product/money/use-pending-kinds';

import styles from './bonuses.module.css';
import { BonusCard } from './bonus-card';
import { isActive } from './bonus-labels';
import { REDEEM_KIND, redeemRequests, showRedeemed } from './redeem-operation';
import { rewardFailureMessage } from './reward-messages';
import { bonusesQuery } from './reward-queries';
import type { BonusChange } from './bonus-change-requests';
import { activateRequests, excludeRequests } from './bonus-change-requests';

/** Renders the bonuses, the active one first (SPEC C4, E2). Above them, it looks up redemptions and changes without a response. */
export function Bonuses() {
  const rollover = rolloverText(null, useQuery(settingsQuery()).data ?? {});
  return (
    <>
      <PendingOperation
        kind={REDEEM_KIND}
        requests={redeemRequests()}
        subject={OPERATIONS.redeem}
        label="Resgate de bônus."
        checkingText="Resgate: conferimos se ele foi feito."
        onDone={showRedeemed}
        describe={rewardFailureMessage}
      />
      <PendingBonusChanges />
      <QueryView
        query={useQuery(bonusesQuery())}
        failed="Não foi possível carregar os bônus"
        lines={8}
        empty={<Notice icon="gift" title="Nenhum bônus agora" text="Bônus que você receber aparecem aqui." />}
      >
        {(data) => activeFirst(data).map((bonus) => <BonusCard key={bonus.id} bonus={bonus} isNoneActive={!data.some(isActive)} />)}
      </QueryView>
      {rollover !== undefined && <p className={styles.quiet}>{rollover}</p>}
    </>
  );
}

const activeFirst = (bonuses: readonly Bonus[]) => bonuses.toSorted((one, other) => Number(isActive(other)) - Number(isActive(one)));

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
function PendingBonusChanges() {
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
  return (
    <PendingOperation
      kind={kind}
      requests={withName(change.requests(useQueryClient()))}
      subject={change.subject}
      label={change.label}
      onDone={(name) => showAlert('success', change.doneText(name))}
      describe={rewardFailureMessage}
    />
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
