import type { ReactNode } from 'react';

import { classes } from '../lib/classes';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { CopyReceipt } from './copy-receipt';
import type { FairCheck, FairFact, FairState } from './fair-checks';
import { allPassed, receiptText } from './fair-checks';
import styles from './receipt.module.css';

interface ReceiptProps {
  title: string;
  state: FairState;
  facts: readonly FairFact[];
  note?: ReactNode;
  help?: ReactNode;
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium', timeZone: 'America/Sao_Paulo' });

/** Renders result, checks and inputs of a round. */
export function Receipt({ title, state, facts, note, help }: ReceiptProps) {
  const { checks, isChecking, checkedAt, verifyAgain } = state;
  const isBad = checks !== undefined && !allPassed(checks);
  return (
    <div className={styles.receipt}>
      <Headline state={state} />
      {isBad && help}
      {checks !== undefined && (
        <ul className={styles.checks} aria-label="O que foi conferido">
          {checks.map((check) => (
            <CheckLine key={check.name} {...check} />
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>
        <CopyReceipt text={receiptText(title, facts, checks)} />
        <Button busy={isChecking} onClick={verifyAgain}>
          Conferir de novo
        </Button>
      </div>
      {checkedAt > 0 && <p className={styles.when}>Conferida neste navegador às {clock.format(checkedAt)}.</p>}
    </div>
  );
}

function Headline({ state: { checks, isUnsupported } }: { state: FairState }) {
  if (checks === undefined)
    return (
      <div role="status" className={styles.headline}>
        <Icon name={isUnsupported ? 'warning' : 'retry'} />
        <div>
          <p className={styles.verdict}>{isUnsupported ? 'Não foi possível conferir aqui' : 'Conferindo…'}</p>
          {isUnsupported && <p>A conferência usa o WebCrypto do navegador, que só existe em conexão segura (https).</p>}
        </div>
      </div>
    );
  const failed = checks.filter(({ passed }) => !passed).length;
  const isGood = allPassed(checks);
  return (
    <div role={isGood ? 'status' : 'alert'} className={classes(styles.headline, isGood ? styles.good : styles.bad)}>
      <Icon name={isGood ? 'shield' : 'warning'} />
      <div>
        <p className={styles.verdict}>{isGood ? 'Rodada conferida' : 'Esta rodada não confere'}</p>
        <p>
          {isGood
            ? `${checks.length} de ${checks.length} itens batem com o que foi prometido antes da aposta.`
            : `${failed} de ${checks.length} itens não ${failed === 1 ? 'bate' : 'batem'}. Copie este recibo e fale com o suporte.`}
        </p>
      </div>
    </div>
  );
}

function CheckLine({ name, passed, expected, actual }: FairCheck) {
  return (
    <li className={classes(styles.check, passed ? styles.passed : styles.failed)}>
      <Icon name={passed ? 'check' : 'warning'} size={20} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <span className={styles.mark}>{passed ? 'confere' : 'não confere'}</span>
        </p>
        {passed && expected === actual ? (
          <p className={styles.value}>{actual}</p>
        ) : (
          <dl className={styles.pair}>
            <dt>Calculado</dt>
            <dd className={styles.value}>{expected}</dd>
            <dt>Informado</dt>
            <dd className={styles.value}>{actual}</dd>
          </dl>
        )}
      </div>
    </li>
  );
}
