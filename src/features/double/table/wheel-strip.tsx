import { memo, useEffect, useId, useRef } from 'react';

import { classes } from '@/shared/lib/classes';

import type { Phase } from './phase';
import { COLOR_RULES, rollColor, SLOT_COUNT } from '../rules';
import type { ServerClock } from './server-clock';
import styles from './wheel-strip.module.css';
import { CYCLES, EASING, ORDER, restingTile, tileTransform, landingTile, MIN_SPIN_MS } from './strip-path';

const TILE = 100;
const GAP = 8;

interface WheelStripProps {
  /** Which round turns. */
  round: string;
  phase: Phase;
  /** Its number, once it is known. */
  roll: number | null;
  /** Where it stands before it has ever turned here. */
  last: number | null;
  clock: ServerClock;
  /** When it lands, by the server's clock. */
  landsAt: number;
}

/**
 * The wheel, unrolled: it turns on by one movement that ends on the number as the server says that the round is over. Under
 * reduced motion it waits and shows the number by a fade. What it shows is told in words beside it. The table around it is
 * drawn anew with each stake that is told; the wheel is not.
 */
export const WheelStrip = memo(function WheelStrip({ round, phase, roll, last, clock, landsAt }: WheelStripProps) {
  const strip = useRef<SVGSVGElement>(null);
  const at = useRef<number>(null);
  const spin = useRef<{ round: string; animation: Animation }>(null);
  const cycle = useId();
  const isStanding = phase === 'complete' || phase === 'over';

  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const rest = (shown: number) => {
      at.current = restingTile(shown);
      element.style.transform = tileTransform(at.current);
      spin.current?.animation.cancel();
      spin.current = null;
    };
    if (isStanding && roll !== null) return rest(roll);
    if (at.current === null && last !== null) rest(last);
    if (phase !== 'rolling' || roll === null || spin.current?.round === round) return;
    const left = landsAt - clock.now();
    if (left < MIN_SPIN_MS || !mayMove(element)) return;
    spin.current?.animation.cancel();
    const path = [at.current ?? restingTile(0), landingTile(roll, left)].map((tile) => ({ transform: tileTransform(tile) }));
    spin.current = { round, animation: element.animate(path, { duration: left, easing: EASING, fill: 'forwards' }) };
  }, [round, phase, roll, last, isStanding, clock, landsAt]);

  return (
    <div className={styles.window} aria-hidden="true" data-phase={phase}>
      <svg ref={strip} className={styles.strip} viewBox={`0 0 ${CYCLES * SLOT_COUNT * TILE} ${TILE}`}>
        <defs>
          <g id={cycle}>
            {ORDER.map((number, index) => (
              <Tile key={number} number={number} x={index * TILE} />
            ))}
          </g>
        </defs>
        {Array.from({ length: CYCLES }, (_, index) => (
          <use key={index} href={`#${cycle}`} x={index * SLOT_COUNT * TILE} />
        ))}
      </svg>
      <span className={styles.pointer} />
      {isStanding && roll !== null && (
        <svg key={round} className={styles.result} viewBox={`0 0 ${TILE} ${TILE}`}>
          <Tile number={roll} x={0} />
        </svg>
      )}
    </div>
  );
});

function Tile({ number, x }: { number: number; x: number }) {
  const color = rollColor(number);
  return (
    <g className={classes(styles.tile, styles[color])}>
      <rect x={x + GAP / 2} y={GAP / 2} width={TILE - GAP} height={TILE - GAP} rx={14} />
      <text className={styles.number} x={x + TILE / 2} y={60}>
        {number}
      </text>
      <text className={styles.letter} x={x + TILE / 2} y={83}>
        {COLOR_RULES[color].letter}
      </text>
    </g>
  );
}

function mayMove(element: Element): boolean {
  return 'animate' in element && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
