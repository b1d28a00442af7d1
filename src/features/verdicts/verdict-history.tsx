import { useState } from 'react';

import { evidenceText } from '@/fairness/core/evidence';
import type { VerdictEntry } from '@/fairness/core/verdict-log';
import { readEvidence } from '@/fairness/core/verdict-log';
import { groupByDay } from '@/shared/format/day-label';
import { formatCounted } from '@/shared/format/number';
import { downloadText } from '@/shared/lib/download-text';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { Select } from '@/shared/ui/select';
import { toOptions } from '@/shared/ui/select-options';
import { Link, useSearchParams } from '@/product/navigation';
import { paths } from '@/product/paths';
import { trustedBeacon } from '@/product/trusted-beacon';
import { FairnessReceipt } from '@/product/ui/fairness-receipt';
import { RoundLine } from '@/fairness/ui/round-line';
import { VERDICT_ICONS, VERDICT_LABELS } from '@/fairness/ui/verdict-labels';
import { formatTime } from '@/shared/format/date';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';

import styles from './fairness.module.css';
import type { VerdictFilter } from './verdict-filter';
import { filterEntries, GAME_LABELS, parseFilter, VERDICT_GROUPS, withParameter } from './verdict-filter';

const PAGE_SIZE = 50;

interface VerdictHistoryProps {
  /** Verdicts, newest first. */
  entries: readonly VerdictEntry[];
  /** Id of the player; null for a visitor. */
  player: string | null;
}

/** Renders the verdicts by day with filters in the URL, and the button that downloads all stored evidence, whatever the filters. */
export function VerdictHistory({ entries, player }: VerdictHistoryProps) {
  const [search, setSearch] = useSearchParams();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const filter = parseFilter(search);
  const found = filterEntries(entries, filter);

  function changeFilter(name: keyof VerdictFilter, value: string): void {
    setLimit(PAGE_SIZE);
    setSearch(withParameter(search, name, value), { replace: true });
  }

  return (
    <Card title="Rodada por rodada">
      {entries.length === 0 ? (
        <Notice
          slim
          icon="shield"
          title="Nenhuma rodada ainda"
          text="Cada rodada de Mines ou Double que este navegador acompanha aparece aqui, com o recibo."
          action={
            <span className={layout.line}>
              <Link to={paths.mines()}>Mines</Link>
              <Link to={paths.double()}>Double</Link>
            </span>
          }
        />
      ) : (
        <>
          <div className={styles.grid} role="group" aria-label="Filtros">
            <Select
              label="Jogo"
              value={filter.game ?? ''}
              options={toOptions(GAME_LABELS, 'Os dois jogos')}
              onChange={(value) => changeFilter('game', value)}
            />
            <Select
              label="Resultado da conferência"
              value={filter.verdict ?? ''}
              options={toOptions(VERDICT_GROUPS, 'Todos os resultados')}
              onChange={(value) => changeFilter('verdict', value)}
            />
          </div>
          <p className={quiet.text} role="status">
            {formatCounted(found.length, 'rodada', 'rodadas')}
          </p>
          {found.length === 0 && (
            <Notice
              slim
              icon="list"
              title="Nada com estes filtros"
              action={<Button onClick={() => setSearch({}, { replace: true })}>Limpar filtros</Button>}
            />
          )}
          {[...groupByDay(found.slice(0, limit), ({ at }) => new Date(at).toISOString())].map(([day, ofDay]) => (
            <section key={day} aria-label={`Rodadas de ${day}`}>
              <h3 className={`${quiet.text} ${styles.day}`}>{day}</h3>
              <ul>
                {ofDay.map((entry) => (
                  <VerdictLine key={`${entry.game} ${entry.round}`} entry={entry} player={player} />
                ))}
              </ul>
            </section>
          ))}
          <div className={layout.line}>
            {found.length > limit && <Button onClick={() => setLimit(limit + PAGE_SIZE)}>Mostrar mais rodadas</Button>}
            <Button onClick={() => downloadEvidence(entries, player)}>Baixar todas as provas</Button>
          </div>
          <p className={quiet.text}>
            O arquivo traz as provas das 300 rodadas mais recentes e de todas as que não conferem. Qualquer pessoa pode conferir o arquivo
            sem internet e sem este site.
          </p>
        </>
      )}
    </Card>
  );
}

function downloadEvidence(entries: readonly VerdictEntry[], player: string | null): void {
  const rounds = entries.flatMap((entry) => readEvidence(player, entry) ?? []);
  downloadText('provas.json', 'application/json', evidenceText({ beacon: trustedBeacon(), rounds }));
}

/** Renders the verdict of a round, which opens its receipt. */
function VerdictLine({ entry, player }: Pick<VerdictHistoryProps, 'player'> & { entry: VerdictEntry }) {
  const { label, verdict, reasons, at } = entry;
  return (
    <RoundLine
      mark={
        <span className={styles.verdict} data-verdict={verdict}>
          <Icon name={VERDICT_ICONS[verdict]} size={20} />
        </span>
      }
      title={label}
      detail={reasons.length === 0 ? undefined : reasons.join(' · ')}
      result={
        <span className={styles.verdict} data-verdict={verdict}>
          {VERDICT_LABELS[verdict]}
        </span>
      }
      resultDetail={formatTime(new Date(at).toISOString())}
      renderReceipt={(onClose) => <FairnessReceipt entry={entry} player={player} onClose={onClose} />}
    />
  );
}
