/**
 * State of scrolling. `steady`: the last step was small. `jumped`: one large step, such as Back or End. `fast`: several
 * large steps in a row, as when the scroll bar is dragged.
 */
export type ScrollState = 'steady' | 'jumped' | 'fast';

/** Scroll distance per event that counts as a large step, as a fraction of the viewport height. */
const LARGE_STEP_RATIO = 0.8;

/**
 * Returns the state after one scroll event. A single large step is rendered at once; consecutive ones are not, because
 * the tiles pass too quickly to be read.
 *
 * @param distance scrolled since the previous event, in px, not negative
 */
export function nextScrollState(state: ScrollState, distance: number, viewportHeight: number): ScrollState {
  if (distance <= viewportHeight * LARGE_STEP_RATIO) return 'steady';
  return state === 'steady' ? 'jumped' : 'fast';
}
