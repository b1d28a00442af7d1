import { memo, useEffect, useId, useRef } from 'react';

import { COLOR_RULES, rollColor, SLOT_COUNT } from '@/fairness/double/rules';

import type { Phase } from './phase';
import type { ServerClock } from './server-clock';
import { CYCLES, EASING, TILE_ORDER, restingTile, tileTransform, landingTile, MIN_SPIN_MS } from './strip-path';
import styles from './wheel-strip.module.css';

/** Width of a tile with the gap beside it, in units of the view box. */
const TILE_SIZE = 100;
/** Gap between two tiles, in the same units. */
const GAP = 8;

interface WheelStripProps {
  /** Id of the current round; empty while unknown. */
  round: string;
  phase: Phase;
  /** Number from 0 to 14 that the round has drawn; null while unknown. */
  roll: number | null;
  /** Number on which the strip rests before its first spin; null while unknown. */
  previousRoll: number | null;
  clock: ServerClock;
  /** Landing time by the server's clock, in epoch ms. */
  landsAt: number;
}

/**
 * Renders the wheel as a strip, hidden from screen readers. One animation ends on the number; reduced motion fades it
 * in. Memoized, because every stake event renders the table.
 */
export const WheelStrip = memo(function WheelStrip({ round, phase, roll, previousRoll, clock, landsAt }: WheelStripProps) {
  const strip = useRef<SVGSVGElement>(null);
  const tile = useRef<number>(null);
  const spin = useRef<{ round: string; animation: Animation }>(null);
  const cycle = useId();
  const isStopped = phase === 'complete' || phase === 'over';

  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const rest = (shown: number) => {
      tile.current = restingTile(shown);
      element.style.transform = tileTransform(tile.current);
      spin.current?.animation.cancel();
      spin.current = null;
    };
    if (isStopped && roll !== null) return rest(roll);
    if (tile.current === null && previousRoll !== null) rest(previousRoll);
    if (phase !== 'rolling' || roll === null || spin.current?.round === round) return;
    const remainingMs = landsAt - clock.now();
    if (remainingMs < MIN_SPIN_MS || !canAnimate(element)) return;
    spin.current?.animation.cancel();
    const path = [tile.current ?? restingTile(0), landingTile(roll, remainingMs)].map((index) => ({ transform: tileTransform(index) }));
    spin.current = { round, animation: element.animate(path, { duration: remainingMs, easing: EASING, fill: 'forwards' }) };
  }, [round, phase, roll, previousRoll, isStopped, clock, landsAt]);
  // The browser keeps the element of an animation that holds its end, and with it every node of the page.
  useEffect(() => () => spin.current?.animation.cancel(), []);

  return (
    <div className={styles.window} aria-hidden="true" data-phase={phase}>
      <svg ref={strip} className={styles.strip} viewBox={`0 0 ${CYCLES * SLOT_COUNT * TILE_SIZE} ${TILE_SIZE}`}>
        <defs>
          {/* A pattern repeats the tiles without further elements, each of which would need a layout. */}
          <pattern id={cycle} patternUnits="userSpaceOnUse" width={SLOT_COUNT * TILE_SIZE} height={TILE_SIZE}>
            {TILE_ORDER.map((number, index) => (
              <Tile key={number} number={number} x={index * TILE_SIZE} />
            ))}
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${cycle})`} />
      </svg>
      <span className={styles.pointer} />
      {isStopped && roll !== null && (
        <svg key={round} className={styles.result} viewBox={`0 0 ${TILE_SIZE} ${TILE_SIZE}`}>
          <Tile number={roll} x={0} />
        </svg>
      )}
    </div>
  );
});

function Tile({ number, x }: { number: number; x: number }) {
  const color = rollColor(number);
  return (
    <g className={styles.tile} data-color={color}>
      <rect x={x + GAP / 2} y={GAP / 2} width={TILE_SIZE - GAP} height={TILE_SIZE - GAP} rx={14} />
      <text className={styles.number} x={x + TILE_SIZE / 2} y={60}>
        {number}
      </text>
      <text className={styles.letter} x={x + TILE_SIZE / 2} y={83}>
        {COLOR_RULES[color].letter}
      </text>
    </g>
  );
}

function canAnimate(element: Element): boolean {
  return 'animate' in element && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
