/**
 * `steady`: small steps. `jumped`: one large step, such as Back or End. `fast`: several large steps, as when the scroll
 * bar is dragged.
 */
export type ScrollState = 'steady' | 'jumped' | 'fast';

/** Distance per event above which a step is large, as a fraction of the viewport height. */
const LARGE_STEP_RATIO = 0.8;

/**
 * Returns the state after a scroll event. Tiles of consecutive large steps are not rendered: they pass too quickly to
 * be read. The caller sets `steady` when no more events come.
 *
 * @param distance scrolled distance since the previous event, in px, not negative
 */
export function nextScrollState(state: ScrollState, distance: number, viewportHeight: number): ScrollState {
  if (distance <= viewportHeight * LARGE_STEP_RATIO) return 'steady';
  return state === 'steady' ? 'jumped' : 'fast';
}
