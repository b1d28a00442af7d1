import { lines, REELS, symbolIds, type Weights } from './symbols';
import { payLine } from './find-wins';

/** Computes the exact return (RTP) of reel weights by enumeration, as a share of the stake, before rounding to cents. */
export function computeReturn(weights: Weights): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const row: number[] = Array.from({ length: REELS }, () => 0);
  let expected = 0;
  for (let number = 0; number < symbolIds.length ** REELS; number += 1) {
    let rest = number;
    let probability = 1;
    for (let reel = 0; reel < REELS; reel += 1) {
      const symbol = rest % symbolIds.length;
      row[reel] = symbol;
      probability *= (weights[symbol] ?? 0) / total;
      rest = Math.floor(rest / symbolIds.length);
    }
    expected += probability * payLine(row.map((symbol) => symbolIds[symbol] ?? 'leaf')).thousandths;
  }
  return (expected * lines.length) / 1000;
}
