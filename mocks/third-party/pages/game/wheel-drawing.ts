import { h, type VirtualElement } from '../shared/dom';
import { isMotionReduced } from './stage';

/** Segment of a wheel, clockwise from the top. `look` is the class of its color. */
export interface Segment {
  readonly text: string;
  readonly look: string;
}

/** Minimum number of full turns of a spin. */
const TURNS = 4;
/** Duration of a spin; 0 if the player prefers no motion. */
const SPIN_MS = 3600;

/** Draws a wheel whose first segment is at the top. It is hidden from screen readers. */
export function drawWheel(segments: readonly Segment[]): VirtualElement {
  const half = Math.PI / segments.length;
  const point = (radius: number, angle: number) => `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  const sector = `M${point(96, -half)}A96 96 0 0 1 ${point(96, half)}L${point(58, half)}A58 58 0 0 0 ${point(58, -half)}Z`;
  return h(
    'div',
    { class: 'wheel-window', 'aria-hidden': 'true' },
    h(
      'svg',
      { class: 'wheel', viewBox: '-100 -100 200 200' },
      h('circle', { class: 'rim', r: 100 }),
      segments.map(({ text, look }, index) =>
        h(
          'g',
          { class: look, transform: `rotate(${((index * 360) / segments.length).toFixed(3)})` },
          h('path', { d: sector }),
          h('text', { y: -82 }, text),
        ),
      ),
      h('circle', { class: 'hub', r: 56 }),
    ),
    h('svg', { class: 'pointer', viewBox: '0 0 20 16' }, h('path', { d: 'M0 0h20L10 16Z' })),
  );
}

/**
 * Creates a function that turns the wheel inside an element to the segment of an index. It scrolls to the wheel, and resolves when the
 * wheel has stopped.
 *
 * @param count number of segments
 */
export function createTurner(root: Element, count: number): (index: number) => Promise<void> {
  let angle = 0;
  return async (index) => {
    const wheel = root.querySelector('.wheel');
    // A long table may have been scrolled.
    if (root.parentElement !== null) root.parentElement.scrollTop = 0;
    const end = (-index * 360) / count;
    const start = angle;
    angle = end - Math.ceil((end - start) / 360) * 360 - TURNS * 360;
    const rotate = (degrees: number) => ({ transform: `rotate(${String(degrees)}deg)` });
    const duration = isMotionReduced() ? 0 : SPIN_MS;
    await wheel?.animate([rotate(start), rotate(angle)], { duration, easing: 'cubic-bezier(0.15, 0.6, 0.15, 1)', fill: 'forwards' })
      .finished;
  };
}
