import type { Verdict } from '@/fairness/core/fair-checks';
import type { VerdictLog } from '@/fairness/core/verdict-log';
import { VERDICT_ICONS } from '@/fairness/ui/verdict-labels';
import { journalLosses } from '@/fairness/core/journal';
import { JournalNotice } from '@/fairness/ui/journal-notice';
import { formatDate, formatDateTime } from '@/shared/format/date';
import { formatCount, formatCounted } from '@/shared/format/number';
import { classes } from '@/shared/lib/classes';
import callout from '@/shared/ui/callout.module.css';
import { Icon } from '@/shared/ui/icon';
import { Card } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';

import styles from './fairness.module.css';
import { VERDICT_GROUPS } from './verdict-filter';

const ORDER: readonly Verdict[] = ['passed', 'failed', 'unchecked'];

interface VerdictTotalsProps extends Omit<VerdictLog, 'entries'> {
  /** Number of failed rounds of other accounts on this device. */
  failedElsewhere: number;
}

/** Renders the number of rounds by verdict, deleted records, and failed rounds of other accounts on this device. */
export function VerdictTotals({ totals, since, failedElsewhere }: VerdictTotalsProps) {
  return (
    <Card title="Suas rodadas neste navegador">
      <dl className={styles.grid}>
        {ORDER.map((verdict) => (
          <div key={verdict} className={classes(callout.callout, styles.total)} data-verdict={totals[verdict] > 0 ? verdict : undefined}>
            <dt>
              <Icon name={VERDICT_ICONS[verdict]} size={20} />
              <span>{VERDICT_GROUPS[verdict]}</span>
            </dt>
            <dd>{formatCount(totals[verdict])}</dd>
          </div>
        ))}
      </dl>
      <p className={quiet.text}>
        {since === null
          ? 'A contagem começa na primeira rodada de Mines ou Double.'
          : `Contadas desde ${formatDate(new Date(since).toISOString())}. Limpar os dados do navegador zera a contagem.`}
      </p>
      <JournalNotice />
      {journalLosses().map(({ at, since: lostSince }) => (
        <p key={at}>
          {`Registro apagado em ${formatDateTime(new Date(at).toISOString())}: as jogadas que este navegador anotou desde ${formatDate(new Date(lostSince).toISOString())} não estão mais aqui. Se não foi você que limpou os dados, o site pode ter mandado apagar.`}
        </p>
      ))}
      {failedElsewhere > 0 && (
        <p>
          {`Neste aparelho, ${formatCounted(failedElsewhere, 'rodada de outra conta não confere', 'rodadas de outras contas não conferem')}. Se só você usa este aparelho, a casa pode ter trocado o número da sua conta.`}
        </p>
      )}
    </Card>
  );
}
