import { ended, type Play, type RulesText } from './round';

/** Time in which the multiplier grows by the factor e. */
const GROWTH_MS = 7000;
/** Lowest multiplier of the automatic cash-out, in hundredths. */
const MIN_TARGET = 101;
/** Highest multiplier of a flight and of the automatic cash-out, in hundredths. */
export const MAX_TARGET = 100_000;

/** State of the flight, with multipliers in hundredths. */
export interface CrashShown {
  readonly target: number;
  /** Time in ms from the start to now, or to the cash-out or crash of an ended flight. */
  readonly elapsed: number;
  /** Multiplier of the crash, known at the end. */
  readonly crash?: number;
  /** Multiplier of the cash-out; absent if the flight crashed first. */
  readonly cashedOut?: number;
}

/** Returns the multiplier after a time in ms, without rounding. */
export function growthAt(elapsed: number): number {
  return Math.exp(elapsed / GROWTH_MS);
}

/** Returns the multiplier after a time in ms, in hundredths and rounded down. */
export function multiplierAt(elapsed: number): number {
  return Math.floor(100 * growthAt(elapsed));
}

/** Returns the time in ms at which a multiplier in hundredths is reached. */
export function timeOf(multiplier: number): number {
  return GROWTH_MS * Math.log(multiplier / 100);
}

/**
 * Plays a flight. The choice is `target`, the multiplier of the automatic cash-out in hundredths. A multiplier is reached with the
 * probability RTP / multiplier, so that every cash-out has the same return.
 */
export const playCrash: Play<CrashShown> = (random, { amount, rtp, choice, actions, elapsed }) => {
  const { target = 0, ...others } = choice;
  if (target < MIN_TARGET || target > MAX_TARGET || Object.keys(others).length > 0) return undefined;
  const crash = Math.min(MAX_TARGET, Math.max(100, Math.floor(rtp / (1 - random.next()))));
  const pressed = actions[0];
  const wanted = pressed === undefined ? target : Math.min(target, multiplierAt(pressed.at));
  if (pressed === undefined && multiplierAt(elapsed) < Math.min(crash, target)) {
    return { shown: { target, elapsed }, win: undefined, actions: ['cash-out'] };
  }
  if (wanted > crash) return ended({ target, elapsed: timeOf(crash), crash }, 0);
  return ended({ target, elapsed: timeOf(wanted), crash, cashedOut: wanted }, Math.floor((amount * wanted) / 100));
};

export const crashText: RulesText = {
  paragraphs: [
    'O multiplicador sobe a partir de 1,00× até o voo cair. Retire antes da queda e receba a aposta vezes o multiplicador.',
    'A retirada automática vale mesmo se você sair ou ficar sem conexão. Todo ponto de retirada tem o mesmo retorno.',
  ],
  prizes: [{ label: 'Retirada mais alta', multiplier: MAX_TARGET / 100 }],
};
