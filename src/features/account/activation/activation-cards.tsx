import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { getGetActivationQueryKey, useGetActivation } from '@generated/api/account';
import { useGetVerificationStatus } from '@generated/api/verification';
import type { Activation } from '@generated/api/model/activation';
import type { ActivationStep } from '@generated/api/model/activation-step';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { Card, Cards } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import quiet from '@/shared/ui/quiet.module.css';
import { activationReturn, clearActivationReturn } from '@/product/activation-return';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { runtimeConfig } from '@/product/runtime-config';
import { requestVerification } from '@/product/verification-request';

import { AddressForm } from '../profile/address-form';
import styles from './activation.module.css';
import { BankAccountForm } from './bank-account-form';

type StepName = ActivationStep['name'];

/** Text for each status of the activation, below the number of done steps. */
const LEADS: Readonly<Record<Activation['status'], string>> = {
  pending:
    'Enquanto isso você pode ver os jogos, ler as regras e definir limites. Depósitos, apostas e saques abrem quando tudo estiver feito. Você pode continuar em outro aparelho.',
  in_review: 'Recebemos tudo e estamos conferindo. Avisamos aqui quando terminar. Você pode fechar esta página.',
  active: 'Sua conta está ativa.',
  unknown: 'Sua conta está em processamento. Avisamos aqui quando mudar.',
};

const countDone = (steps: readonly ActivationStep[]) => steps.filter(({ state }) => state === 'done').length;
/** Returns true for a step that the player has to do, or to do again after a rejection. The site cannot offer an unknown one. */
const isDue = ({ name, state }: ActivationStep) => name !== 'unknown' && (state === 'missing' || state === 'rejected');

/** Renders the progress and the steps of a new account, with the form of one step at a time (SPEC Q15). */
export function ActivationCards() {
  // The query is always fresh: another device may have done a step.
  const query = useGetActivation({ query: { staleTime: 0, refetchOnWindowFocus: true } });
  const refetch = useRefetchAfterVerification();
  const [chosen, setChosen] = useState<StepName>();
  // When a step is done, its form disappears with the focus: the progress takes the focus and scrolls into view.
  const progress = useFocusOnChange<HTMLParagraphElement>(query.data && countDone(query.data.data.steps));
  return (
    <QueryView query={query} failed="Não foi possível carregar a ativação" lines={6}>
      {({ data: { status, steps, bank_account: account } }) => {
        const done = countDone(steps);
        const due = steps.filter(isDue).map(({ name }) => name);
        const current = due.find((name) => name === chosen) ?? due[0];
        return (
          <Cards>
            <Card title={`${String(done)} de ${String(steps.length)} ${steps.length === 1 ? 'etapa feita' : 'etapas feitas'}`}>
              <p ref={progress} role="status" tabIndex={-1} className={styles.progress}>
                {LEADS[status]}
              </p>
              {status === 'active' && <ReturnLink />}
              <ol className={styles.steps} aria-label="Etapas">
                {steps.map((step) => (
                  <Step key={step.name} step={step} current={current} onChoose={setChosen} />
                ))}
              </ol>
            </Card>
            {current === 'address' && (
              <Card title="Informar endereço">
                <AddressForm address={null} onSaved={refetch} />
              </Card>
            )}
            {current === 'bank_account' && <BankAccountForm />}
            {account !== null && (
              <Card title="Conta bancária">
                <p>{`Banco ${account.bank}, agência ${account.branch}, conta ${account.account_masked}`}</p>
              </Card>
            )}
          </Cards>
        );
      }}
    </QueryView>
  );
}

/** Returns a function that fetches the steps again. Also fetches them after the identity check, a modal, has changed its status. */
function useRefetchAfterVerification(): () => void {
  const client = useQueryClient();
  const { data } = useGetVerificationStatus({ query: { enabled: false } });
  const status = data?.user_status;
  const refetch = () => void client.invalidateQueries({ queryKey: getGetActivationQueryKey() });
  const known = useRef(status);
  useEffect(() => {
    if (known.current !== undefined && known.current !== status) void client.invalidateQueries({ queryKey: getGetActivationQueryKey() });
    known.current = status;
  }, [client, status]);
  return refetch;
}

/** Renders the link back to the page where the registration began, or to the games. A press forgets that page. */
function ReturnLink() {
  const [path] = useState(activationReturn);
  const isGame = path !== undefined && /^\/(play|games|sports?)\//.test(path);
  return (
    <Link className={buttonClass('primary')} to={path ?? paths.index()} onClick={clearActivationReturn}>
      {path === undefined ? 'Ver os jogos' : isGame ? 'Voltar ao jogo' : 'Voltar para onde você estava'}
    </Link>
  );
}

interface StepProps {
  step: ActivationStep;
  current: StepName | undefined;
  onChoose: (name: StepName) => void;
}

function Step({ step, current, onChoose }: StepProps) {
  const { name, state, reason } = step;
  const { title, text } = STEP_LABELS[name];
  return (
    <li className={`${layout.item} ${layout.medium} ${styles.step}`} data-state={state}>
      <span className={styles.mark}>
        <Icon name={state === 'done' ? 'check' : state === 'in_review' ? 'clock' : 'chevron-right'} size={20} />
      </span>
      <div className={styles.words}>
        <p>
          <strong>{title}</strong> <span className={`${quiet.text} ${styles.state}`}>{STATE_LABELS[state]}</span>
        </p>
        <p className={quiet.text}>{reason ?? text}</p>
      </div>
      {isDue(step) && <StepAction name={name} isCurrent={current === name} onChoose={onChoose} />}
    </li>
  );
}

/**
 * Renders the button or link to a step. Address and bank account have their forms on this page, the current one below the steps. The
 * identity check opens as a modal, or is a link to the documents if the configuration has no token for the modal.
 */
function StepAction({ name, isCurrent, onChoose }: { name: StepName; isCurrent: boolean; onChoose: (name: StepName) => void }) {
  if (name !== 'identity')
    return isCurrent ? null : (
      <Button aria-label={`Informar: ${STEP_LABELS[name].title}`} onClick={() => onChoose(name)}>
        Informar
      </Button>
    );
  const variant = isCurrent ? 'primary' : 'secondary';
  if (runtimeConfig().verification.token !== '')
    return (
      <Button variant={variant} aria-haspopup="dialog" onClick={requestVerification}>
        Verificar
      </Button>
    );
  return (
    <Link className={buttonClass(variant)} to={paths.accountDocument()}>
      Verificar
    </Link>
  );
}

/** Title and explanation of each step of the activation of a new account. */
const STEP_LABELS: Readonly<Record<ActivationStep['name'], { title: string; text: string }>> = {
  identity: { title: 'Identidade', text: 'Documento com foto e reconhecimento facial.' },
  address: { title: 'Endereço', text: 'Onde você mora, com CEP.' },
  bank_account: { title: 'Conta bancária', text: 'A conta de onde vêm os depósitos, no seu CPF.' },
  unknown: { title: 'Outra etapa', text: 'Fale com o suporte para saber o que falta.' },
};

/** Label of each state of an activation step. */
const STATE_LABELS: Readonly<Record<ActivationStep['state'], string>> = {
  missing: 'Falta fazer',
  in_review: 'Em análise',
  rejected: 'Recusado',
  done: 'Feito',
  unknown: 'Em processamento',
};
