import { useQuery } from '@tanstack/react-query';

import { getGetActivationQueryOptions } from '@generated/api/account';
import type { Activation } from '@generated/api/model/activation';
import type { ActivationStep } from '@generated/api/model/activation-step';

import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Card, Cards } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { runtimeConfig } from '@/shell/runtime-config';
import { requestVerification } from '@/shell/verification-request';

import styles from './activation.module.css';
import { BankAccountForm } from './bank-account-form';
import { STATE_LABELS, STEP_LABELS } from './step-labels';

const LEADS: Readonly<Record<Activation['status'], string>> = {
  pending:
    'Enquanto isso você pode ver os jogos, ler as regras e definir limites. Depósitos, apostas e saques abrem quando tudo estiver feito. Você pode continuar em outro aparelho.',
  in_review: 'Recebemos tudo e estamos conferindo. Avisamos aqui quando terminar. Você pode fechar esta página.',
  active: 'Sua conta está ativa.',
};

/** Renders the progress and the steps of a new account (SPEC Q15). */
export function ActivationCards() {
  // Always fresh: another device may have done a step.
  const query = useQuery(getGetActivationQueryOptions({ query: { staleTime: 0, refetchOnWindowFocus: true } }));
  return (
    <QueryView query={query} failed="Não foi possível carregar a ativação" lines={6}>
      {({ data: { status, steps, bank_account: account } }) => {
        const done = steps.filter(({ state }) => state === 'done').length;
        const isBankDue = steps.some(({ name, state }) => name === 'bank_account' && state !== 'done');
        return (
          <Cards>
            <Card title={`${String(done)} de ${String(steps.length)} ${steps.length === 1 ? 'etapa feita' : 'etapas feitas'}`}>
              <p role="status">{LEADS[status]}</p>
              <ol className={styles.steps} aria-label="Etapas">
                {steps.map((step) => (
                  <Step key={step.name} step={step} />
                ))}
              </ol>
            </Card>
            {isBankDue && <BankAccountForm />}
            {account !== null && (
              <Card title="Conta bancária">
                <p>
                  Banco {account.bank}, agência {account.branch}, conta {account.account_masked}
                </p>
              </Card>
            )}
          </Cards>
        );
      }}
    </QueryView>
  );
}

function Step({ step: { name, state, reason } }: { step: ActivationStep }) {
  const { title, text } = STEP_LABELS[name];
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.mark}>
        <Icon name={state === 'done' ? 'check' : state === 'in_review' ? 'clock' : 'chevron-right'} size={20} />
      </span>
      <div className={styles.words}>
        <p>
          <strong>{title}</strong> <span className={styles.state}>{STATE_LABELS[state]}</span>
        </p>
        <p className={styles.quiet}>{reason ?? text}</p>
      </div>
      {(state === 'missing' || state === 'rejected') && <StepAction name={name} />}
    </li>
  );
}

/** The form of the bank account is on this page. */
function StepAction({ name }: { name: ActivationStep['name'] }) {
  if (name === 'bank_account') return null;
  if (name === 'identity' && runtimeConfig().verification.token !== '')
    return (
      <Button aria-haspopup="dialog" onClick={requestVerification}>
        Verificar
      </Button>
    );
  return (
    <Link className={buttonClass('secondary')} to={name === 'address' ? paths.account() : paths.accountDocument()}>
      {name === 'address' ? 'Informar' : 'Verificar'}
    </Link>
  );
}
