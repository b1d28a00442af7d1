import { QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Alerts } from '@/shared/ui/alerts';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { Confirm } from '@/shared/ui/confirm';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { Skeleton } from '@/shared/ui/skeleton';

import { Section, State, States } from '../section';
import styles from '../workbench.module.css';

const nothing = () => undefined;
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const queries = {
  waiting: { queryKey: ['waiting'], queryFn: () => new Promise<string>(nothing) },
  answered: { queryKey: ['answered'], queryFn: () => Promise.resolve('O que foi pedido') },
  failed: { queryKey: ['failed'], queryFn: () => Promise.reject<string>(new Error('no')) },
};

/** Renders a query that is pending, successful or failed. */
function Query({ state }: { state: keyof typeof queries }) {
  return (
    <QueryView query={useQuery(queries[state], client)} failed="Não foi possível carregar o que foi pedido">
      {(text) => <p>{text}</p>}
    </QueryView>
  );
}

/** Renders a confirmation when a button is pressed, because it takes the focus. */
function Confirmation({ busy }: { busy: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Perguntar</Button>;
  return (
    <Confirm question="Remover o limite de depósitos?" yes="Remover limite" no="Manter limite" busy={busy} onYes={close} onNo={close} />
  );
}

/** Shows empty, pending and failed states, confirmations and alerts. */
export function Messages() {
  const [alerts, setAlerts] = useState<readonly { id: number; type: 'success' | 'info' | 'error'; message: string }[]>([]);
  const show = (type: 'success' | 'info' | 'error', message: string) =>
    setAlerts((shown) => [...shown, { id: shown.length + 1, type, message }]);
  const remove = (id: number) => setAlerts((shown) => shown.filter((one) => one.id !== id));
  return (
    <Section title="Avisos e esperas">
      <States>
        <State name="vazio">
          <Notice icon="star" title="Nenhum bônus agora" text="Bônus que você receber aparecem aqui." />
        </State>
        <State name="vazio, baixo">
          <Notice icon="info" slim title="Nenhum cupom ainda" />
        </State>
        <State name="falhou">
          <ErrorRetry title="Não foi possível carregar os bônus" text="Verifique sua conexão e tente de novo." onRetry={nothing} />
        </State>
        {(['waiting', 'answered', 'failed'] as const).map((state) => (
          <State key={state} name={`pergunta: ${state}`}>
            <div className={styles.stack}>
              <Query state={state} />
            </div>
          </State>
        ))}
        <State name="esqueleto">
          <Skeleton width="12rem" height="3rem" radius="var(--radius-card)" />
        </State>
        <State name="andamento">
          <div className={styles.stack}>
            <ProgressBar share={0.4} label="Apostado" text="40%" />
            <ProgressBar share={1} isUse />
          </div>
        </State>
        <State name="confirmação">
          <Confirmation busy={false} />
        </State>
        <State name="confirmação, a caminho">
          <Confirmation busy />
        </State>
        <State name="alertas">
          <Button onClick={() => show('success', 'Cupom ativado com sucesso')}>Sucesso</Button>
          <Button onClick={() => show('info', 'Verificação facial fechada.')}>Informação</Button>
          <Button onClick={() => show('error', 'Ocorreu um erro tente novamente.')}>Erro</Button>
        </State>
      </States>
      <Alerts alerts={alerts} onDismiss={remove} onHide={remove} hiddenErrors={alerts.length === 0 ? 1 : 0} />
    </Section>
  );
}
