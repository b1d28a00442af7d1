import type { ReactNode } from 'react';

import { formatClock } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';

import { CopyText } from './copy-text';
import type { Evidence } from '../core/evidence';
import { evidenceText } from '../core/evidence';
import type { FairCheck, FairFact, Verdict } from '../core/fair-checks';
import { checkVerdict, receiptText, verdictReasons } from '../core/fair-checks';
import styles from './receipt.module.css';
import type { FairState } from './use-fair-checks';
import { stateVerdict } from './use-fair-checks';
import { VERDICT_ICONS } from './verdict-labels';

interface ReceiptProps {
  title: string;
  state: FairState;
  facts: readonly FairFact[];
  /** Texts in place of an unchecked verdict that needs no warning. */
  neutral?: { readonly title: string; readonly text: string } | undefined;
  note?: ReactNode;
  /** Help beside a failed verdict. */
  help?: ReactNode;
  /** Evidence to copy from a failed receipt. */
  evidence?: Evidence | undefined;
}

const URGENCY: readonly Verdict[] = ['failed', 'unchecked', 'passed'];

/** Sorts the contradictions first: a receipt has up to twenty checks. */
const sortByUrgency = (checks: readonly FairCheck[]) =>
  checks.toSorted((one, other) => URGENCY.indexOf(checkVerdict(one)) - URGENCY.indexOf(checkVerdict(other)));

/** Renders result, checks and inputs of a round. */
export function Receipt({ title, state, facts, neutral, note, help, evidence }: ReceiptProps) {
  const { checks, isChecking, checkedAt, verifyAgain } = state;
  return (
    <div className={styles.receipt}>
      {neutral !== undefined && stateVerdict(state) === 'unchecked' ? (
        <Neutral {...neutral} />
      ) : (
        <Headline state={state} hasEvidence={evidence !== undefined} />
      )}
      {stateVerdict(state) === 'failed' && (
        <div className={styles.help}>
          {evidence !== undefined && (
            <CopyText label="Copiar provas" copied="Provas copiadas." boxLabel="Provas em texto" text={() => evidenceText(evidence)} />
          )}
          {help}
        </div>
      )}
      {checks !== undefined && checks.length > 0 && (
        <ul className={styles.checks} aria-label="O que foi conferido">
          {sortByUrgency(checks).map((check) => (
            <CheckLine key={check.name} check={check} />
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
        <CopyText
          label="Copiar recibo"
          copied="Recibo copiado."
          boxLabel="Recibo em texto"
          text={() => receiptText(title, facts, checks)}
        />
        <Button busy={isChecking} onClick={verifyAgain}>
          Conferir de novo
        </Button>
      </div>
      {checkedAt > 0 && <p className={styles.when}>{`Conferida neste navegador às ${formatClock(new Date(checkedAt).toISOString())}.`}</p>}
    </div>
  );
}

const VERDICT_TITLES: Readonly<Record<Verdict, string>> = {
  passed: 'Rodada conferida',
  unchecked: 'Não foi possível conferir esta rodada',
  failed: 'Esta rodada não confere',
};

function Headline({ state, hasEvidence }: { state: FairState; hasEvidence: boolean }) {
  const verdict = stateVerdict(state);
  if (verdict === undefined)
    return (
      <div role="status" className={styles.headline}>
        <Icon name="retry" />
        <p className={styles.verdict}>Conferindo…</p>
      </div>
    );
  return (
    <div role={verdict === 'failed' ? 'alert' : 'status'} className={styles.headline} data-verdict={verdict}>
      <Icon name={VERDICT_ICONS[verdict]} />
      <div>
        <p className={styles.verdict}>{VERDICT_TITLES[verdict]}</p>
        {explain(verdict, state, hasEvidence).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

function Neutral({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className={styles.headline}>
      <Icon name="clock" />
      <div>
        <p className={styles.verdict}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}

function explain(verdict: Verdict, { checks = [], isUnsupported }: FairState, hasEvidence: boolean): string[] {
  if (isUnsupported) return ['A conferência usa o WebCrypto do navegador, que só existe em conexão segura (https).'];
  if (verdict === 'passed') return [`Os ${checks.length} itens conferem com o que foi publicado antes da aposta.`];
  if (verdict === 'unchecked') return verdictReasons(checks);
  const failed = checks.filter((check) => checkVerdict(check) === 'failed').length;
  const copied = hasEvidence ? 'Copie as provas' : 'Copie este recibo';
  return [`${failed} de ${checks.length} itens não ${failed === 1 ? 'confere' : 'conferem'}. ${copied} e fale com o suporte.`];
}

const CHECK_ICONS: Readonly<Record<Verdict, IconName>> = { ...VERDICT_ICONS, passed: 'check' };
const CHECK_LABELS: Readonly<Record<Verdict, string>> = { passed: 'confere', unchecked: 'sem conferência', failed: 'não confere' };

function CheckLine({ check }: { check: FairCheck }) {
  const { name, passed, unchecked, expected, actual } = check;
  const verdict = checkVerdict(check);
  return (
    <li className={styles.check} data-verdict={verdict}>
      <Icon name={CHECK_ICONS[verdict]} size={20} />
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{`${name} `}</span>
          <span className={styles.mark}>{CHECK_LABELS[verdict]}</span>
        </p>
        {unchecked !== undefined ? (
          <p className={styles.reason}>{unchecked}</p>
        ) : passed && expected === actual ? (
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
