import type { Statement } from '@generated/api/model/statement';

import { formatDuration } from '@/shared/format/duration';
import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import layout from '@/shared/ui/layout.module.css';

import { bucketLabel } from './statement-labels';
import styles from './statement.module.css';

/** Height of a plot in units of its view box. One unit is the width of a period. */
const PLOT_HEIGHT = 100;
/** Width of a bar as a share of the width of a period. */
const BAR_WIDTH = 0.7;

/** Words for a period in the text about the extremes, by the grouping of the statement. */
const PERIODS: Readonly<Record<Statement['group'], { readonly name: string; readonly one: string }>> = {
  day: { name: 'dia', one: 'um dia' },
  week: { name: 'semana', one: 'uma semana' },
  month: { name: 'mês', one: 'um mês' },
  year: { name: 'ano', one: 'um ano' },
  unknown: { name: 'período', one: 'um período' },
};

interface PlotProps {
  title: string;
  /** Accessible description of the plot. */
  summary: string;
  /** Bars with values in any unit, and texts for a tooltip. */
  bars: readonly { value: number; name: string; text: string }[];
  /** Returns the text about the longest bars above and below zero. A length is 0 if there is no bar on that side. */
  scale: (up: number, down: number) => string;
}

/**
 * Returns the text about the extremes: 'Melhor dia R$ 15,19, pior dia −R$ 14,00'.
 *
 * @param up, down cents, 0 if there is none
 */
function extremesLabel(group: Statement['group'], up: number, down: number): string {
  const { name } = PERIODS[group];
  const worst = `${name} −${formatMoney(down)}`;
  if (up === 0) return `Pior ${worst}`;
  return `Melhor ${name} ${formatMoney(up)}${down > 0 ? `, pior ${worst}` : ''}`;
}

/**
 * Renders bar charts of result and playing time. An unknown amount has no bar, and a chart without bars is left out. `StatementTable` has
 * the figures.
 */
export function StatementPlot({ statement: { buckets, group, net, seconds } }: { statement: Statement }) {
  const names = buckets.map((bucket) => bucketLabel(bucket, group));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return (
    <div className={layout.large}>
      <Plot
        title="Resultado"
        summary={`Resultado das apostas de ${first} a ${last}: no total ${formatSignedMoney(net)}. Os valores estão na tabela.`}
        bars={buckets.map((bucket, index) => ({
          value: bucket.net === 'unknown' ? 0 : bucket.net,
          name: names[index] ?? '',
          text: formatSignedMoney(bucket.net),
        }))}
        scale={(up, down) => extremesLabel(group, up, down)}
      />
      <Plot
        title="Tempo de jogo"
        summary={`Tempo de jogo de ${first} a ${last}: no total ${formatDuration(seconds)}. Os valores estão na tabela.`}
        bars={buckets.map((bucket, index) => ({ value: bucket.seconds, name: names[index] ?? '', text: formatDuration(bucket.seconds) }))}
        scale={(up) => `Mais tempo em ${PERIODS[group].one}: ${formatDuration(up)}`}
      />
      <p className={styles.axis} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}

function Plot({ title, summary, bars, scale }: PlotProps) {
  const values = bars.map(({ value }) => value);
  const [up, down] = [Math.max(0, ...values), Math.max(0, ...values.map((value) => -value))];
  const range = up + down;
  if (range === 0) return null;
  const zero = (up / range) * PLOT_HEIGHT;
  return (
    <figure className={`${layout.small} ${styles.plot}`}>
      <figcaption className={styles.plotTitle}>
        <span>{title}</span>
        <span className={styles.scale} aria-hidden="true">
          {scale(up, down)}
        </span>
      </figcaption>
      {/* The drawing stretches to any width: it contains no text. */}
      <svg
        className={styles.bars}
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${bars.length} ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        {bars.map(({ value, name, text }, index) => {
          const size = (Math.abs(value) / range) * PLOT_HEIGHT;
          return (
            <g key={name}>
              <title>{`${name}: ${text}`}</title>
              <rect className={styles.slot} x={index} y={0} width={1} height={PLOT_HEIGHT} />
              <rect
                className={value < 0 ? styles.below : styles.above}
                x={index + (1 - BAR_WIDTH) / 2}
                y={value < 0 ? zero : zero - size}
                width={BAR_WIDTH}
                height={size}
              />
            </g>
          );
        })}
        <line className={styles.zero} x1={0} x2={bars.length} y1={zero} y2={zero} />
      </svg>
    </figure>
  );
}
