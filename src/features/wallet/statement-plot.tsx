import type { Statement } from '@generated/api/model/statement';

import { formatMoney } from '@/shared/format/money';

import { bucketName, durationText, signedMoney } from './statement-words';
import styles from './statement.module.css';

/** Height of a plot in its own units; its width has one unit for each bucket. */
const HEIGHT = 100;
/** How much of a bucket's width its bar fills. */
const FILL = 0.7;

interface PlotProps {
  title: string;
  /** What it shows, for those who cannot see it. */
  summary: string;
  bars: readonly { value: number; name: string; text: string }[];
  /** What the longest bars stand for. */
  scale: (value: number) => string;
}

/** What each day, week or month came to, in money and in time, as bars. The table holds the same in figures. */
export function StatementPlot({ statement: { buckets, group, net, seconds } }: { statement: Statement }) {
  const names = buckets.map((bucket) => bucketName(bucket, group));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return (
    <div className={styles.plots}>
      <Plot
        title="Resultado"
        summary={`Resultado das apostas de ${first} a ${last}: no total ${signedMoney(net)}. Os valores estão na tabela.`}
        bars={buckets.map((bucket, index) => ({ value: bucket.net, name: names[index] ?? '', text: signedMoney(bucket.net) }))}
        scale={(value) => formatMoney(value)}
      />
      <Plot
        title="Tempo de jogo"
        summary={`Tempo de jogo de ${first} a ${last}: no total ${durationText(seconds)}. Os valores estão na tabela.`}
        bars={buckets.map((bucket, index) => ({ value: bucket.seconds, name: names[index] ?? '', text: durationText(bucket.seconds) }))}
        scale={durationText}
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
  const zero = (up / range) * HEIGHT;
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.plotTitle}>
        <span>{title}</span>
        <span className={styles.scale} aria-hidden="true">
          {up > 0 && `até ${scale(up)}`}
          {up > 0 && down > 0 && ' e '}
          {down > 0 && `até −${scale(down)}`}
        </span>
      </figcaption>
      {/* Only bars are drawn in it, which may be stretched. */}
      <svg
        className={styles.bars}
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        {bars.map(({ value, name, text }, index) => {
          const size = (Math.abs(value) / range) * HEIGHT;
          return (
            <g key={name}>
              <title>{`${name}: ${text}`}</title>
              <rect className={styles.slot} x={index} y={0} width={1} height={HEIGHT} />
              <rect
                className={value < 0 ? styles.below : styles.above}
                x={index + (1 - FILL) / 2}
                y={value < 0 ? zero : zero - size}
                width={FILL}
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
