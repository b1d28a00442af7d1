import type { Child } from '../shared/dom';

/** Bet of a round. Amounts are in cents. */
export interface NextBet {
  readonly amount: number;
  /** Cents by spot of a table, or the choice of another kind, such as the `target` of crash in hundredths. */
  readonly choice: Readonly<Record<string, number>>;
}

/** Element and controls that a stage receives. */
export interface StageOptions {
  readonly root: Element;
  /** Id of the game. */
  readonly game: string;
  /** Returns the selected stake in cents, which is that of a chip on a table. */
  stake(): number;
  /** Returns true if a round can be started. */
  isReady(): boolean;
  /** Must be called after the player changed the next bet. */
  onChange(): void;
}

/** View of a game between its head and its controls, and its texts. */
export interface Stage<Shown extends object> {
  /** Texts in pt-BR: the stake, the button that starts a round, and what to do before it, while it is shown, and while it is open. */
  readonly texts: {
    readonly stake: string;
    readonly start: string;
    readonly hint: string;
    readonly running?: string;
    readonly open?: string;
  };
  /** Returns the next bet; undefined while the player must still choose something. */
  nextBet(): NextBet | undefined;
  /** Shows a round, open or ended. Resolves when the player has seen its result so far. */
  show(shown: Shown): Promise<void>;
  /** Describes an ended round in one sentence (pt-BR), if its prize does not say it all. */
  describe?(shown: Shown): string;
  /** Pause between two fetches of an open round that can end without a decision of the player, in ms; undefined for other kinds. */
  readonly lookMs?: number;
  /** Content of the rules, which is shown below the RTP and the bet limits of the game. */
  readonly rules: Child;
}

/** Creates the stage of a game, and draws it into `options.root` before the first round. */
export type CreateStage<Shown extends object> = (options: StageOptions) => Stage<Shown>;

/**
 * Animates elements from `start` to their places, each with its own timing, and resolves when all are there. They are there at once if
 * the player prefers no motion.
 */
export async function animateAll(
  root: Element,
  selector: string,
  start: Keyframe,
  timing: (index: number) => KeyframeAnimationOptions,
): Promise<void> {
  const frames = [start, { transform: 'none', opacity: 1 }];
  const still = isMotionReduced() ? { duration: 0, delay: 0 } : {};
  const elements = [...root.querySelectorAll(selector)];
  await Promise.all(elements.map((element, index) => element.animate(frames, { ...timing(index), ...still }).finished));
}

/** Returns true if the player prefers no motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
