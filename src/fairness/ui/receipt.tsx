import type { ReactNode } from 'react';

import { formatClock } from '@/shared/format/date';
import { classes } from '@/shared/lib/classes';
import { Button } from '@/shared/ui/button';
import callout from '@/shared/ui/callout.module.css';
import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';

import { CopyText } from './copy-text';
import type { Evidence } from '../core/evidence';
import { evidenceText } from '../core/evidence';
import type { FairCheck, FairFact, Verdict } from '../core/fair-checks';
import { checkVerdict, receiptText, sortBySeverity, verdictReasons } from '../core/fair-checks';
import { Facts } from './facts';
import styles from './receipt.module.css';
import type { FairState } from './use-fair-checks';
import { stateVerdict } from './use-fair-checks';
import { VERDICT_ICONS } from './verdict-labels';

interface ReceiptProps {
  /** First line of the copied receipt. It is not rendered. */
  copiedTitle: string;
  state: FairState;
  facts: readonly FairFact[];
  /** Texts in place of an unchecked verdict that needs no warning. */
  neutral?: { readonly title: string; readonly text: string } | undefined;
  /** Remark below the facts. */
  note?: ReactNode;
  /** Help beside a failed verdict. */
  help?: ReactNode;
  /** Evidence to copy from a failed receipt. */
  evidence?: Evidence | undefined;
}

/** Renders result, checks and inputs of a round. */
export function Receipt({ copiedTitle, state, facts, neutral, note, help, evidence }: ReceiptProps) {
  const { checks, isChecking, checkedAt, verifyAgain } = state;
  return (
    <div className={layout.large}>
      <Headline state={state} neutral={neutral} hasEvidence={evidence !== undefined} />
      {stateVerdict(state) === 'failed' && (
        <div className={layout.line}>
          {evidence !== undefined && (
            <CopyText label="Copiar provas" copied="Provas copiadas." boxLabel="Provas em texto" text={() => evidenceText(evidence)} />
          )}
          {help}
        </div>
      )}
      {checks !== undefined && checks.length > 0 && (
        <ul aria-label="O que foi conferido">
          {sortBySeverity(checks, checkVerdict).map((check) => (
            <CheckLine key={check.name} check={check} />
          ))}
        </ul>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {note !== undefined && <div className={quiet.text}>{note}</div>}
      <div className={layout.line}>
        <CopyText
          label="Copiar recibo"
          copied="Recibo copiado."
          boxLabel="Recibo em texto"
          text={() => receiptText(copiedTitle, facts, checks)}
        />
        <Button busy={isChecking} onClick={verifyAgain}>
          Conferir de novo
        </Button>
      </div>
      {checkedAt > 0 && <p className={quiet.text}>{`Conferida neste navegador às ${formatClock(new Date(checkedAt).toISOString())}.`}</p>}
    </div>
  );
}

const VERDICT_TITLES: Readonly<Record<Verdict, string>> = {
  passed: 'Rodada conferida',
  unchecked: 'Não foi possível conferir esta rodada',
  failed: 'Esta rodada não confere',
};

function Headline({ state, neutral, hasEvidence }: Pick<ReceiptProps, 'state' | 'neutral'> & { hasEvidence: boolean }) {
  const verdict = stateVerdict(state);
  if (verdict === undefined) return <Statement icon="retry" title="Conferindo…" />;
  if (verdict === 'unchecked' && neutral !== undefined) return <Statement icon="clock" title={neutral.title} lines={[neutral.text]} />;
  const lines = explain(verdict, state, hasEvidence);
  return <Statement verdict={verdict} icon={VERDICT_ICONS[verdict]} title={VERDICT_TITLES[verdict]} lines={lines} />;
}

interface StatementProps {
  /** Verdict, which gives the colour; undefined for a neutral statement. */
  verdict?: Verdict;
  icon: IconName;
  title: string;
  lines?: readonly string[];
}

function Statement({ verdict, icon, title, lines = [] }: StatementProps) {
  return (
    <div role={verdict === 'failed' ? 'alert' : 'status'} className={callout.callout} data-verdict={verdict}>
      <Icon name={icon} />
      <div>
        <strong>{title}</strong>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
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
    <li className={classes(layout.item, styles.check)} data-verdict={verdict}>
      <Icon name={CHECK_ICONS[verdict]} size={20} />
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{`${name} `}</span>
          <span className={styles.mark}>{CHECK_LABELS[verdict]}</span>
        </p>
        {unchecked !== undefined ? (
          <p className={quiet.text}>{unchecked}</p>
        ) : passed && expected === actual ? (
          <p className={styles.value}>{actual}</p>
        ) : (
          <>
            <p className={styles.value}>{`Calculado ${expected}`}</p>
            <p className={styles.value}>{`Informado ${actual}`}</p>
          </>
        )}
      </div>
    </li>
  );
}
