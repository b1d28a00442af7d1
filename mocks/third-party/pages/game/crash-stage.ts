import { crashText, type CrashShown, growthAt, MAX_TARGET, multiplierAt } from '../../../domain/games/crash';
import { h, render } from '../shared/dom';
import { iconButton } from '../shared/icon-button';
import { rulesTextView } from './rules-view';
import type { CreateStage } from './stage';

/** Targets of the automatic cash-out on offer, in hundredths. */
const TARGETS = [120, 150, 200, 300, 500, 1000, 2500, 10_000, MAX_TARGET];
/** Size of the drawing, and the shortest time that it spans in ms. */
const WIDTH = 320;
const HEIGHT = 160;
const MIN_SPAN_MS = 6000;
/** Number of straight parts of the path. */
const POINTS = 40;

const format = (hundredths: number) => `${(hundredths / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}×`;

/** Returns the SVG path data of the flight up to a time in ms. The scale shrinks so that the drawing always holds all of it. */
function flightPath(elapsed: number): string {
  const span = Math.max(elapsed, MIN_SPAN_MS);
  const top = growthAt(span) - 1;
  const points = Array.from({ length: POINTS + 1 }, (_, index) => {
    const time = (elapsed * index) / POINTS;
    return `${((time / span) * WIDTH).toFixed(1)} ${(HEIGHT - ((growthAt(time) - 1) / top) * HEIGHT).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Creates a crash game. Its `show` resolves at once; the flight moves until it receives the crash. */
export const createCrash: CreateStage<CrashShown> = ({ root, stake, isReady, onChange }) => {
  let target = 200;
  let flight: CrashShown | undefined;
  /** Time at which the flight started, as far as the page knows. */
  let startedAt = 0;

  const step = (by: number) => () => {
    if (!isReady()) return;
    target = TARGETS[TARGETS.indexOf(target) + by] ?? target;
    draw();
    onChange();
  };
  const stepper = (label: string, name: 'minus' | 'plus', by: number) =>
    iconButton(label, name, step(by), { 'aria-disabled': TARGETS[TARGETS.indexOf(target) + by] === undefined && 'true' });

  function draw() {
    const isFlying = flight !== undefined && flight.crash === undefined;
    const elapsed = isFlying ? performance.now() - startedAt : (flight?.elapsed ?? 0);
    const multiplier = isFlying ? multiplierAt(elapsed) : (flight?.cashedOut ?? flight?.crash ?? 100);
    const look = isFlying ? 'flying' : flight?.cashedOut !== undefined ? 'won' : flight === undefined ? '' : 'crashed';
    render(
      root,
      h(
        'div',
        { class: `flight ${look}` },
        h(
          'svg',
          { viewBox: `-6 -12 ${String(WIDTH + 12)} ${String(HEIGHT + 24)}`, 'aria-hidden': 'true' },
          h('path', { d: flightPath(elapsed) }),
        ),
        h('p', { class: 'multiplier' }, format(multiplier)),
        h('p', { class: 'fate' }, look === 'crashed' ? 'Caiu' : look === 'won' ? 'Você retirou' : ''),
      ),
      h(
        'div',
        { class: 'line target', role: 'group', 'aria-label': 'Retirada automática' },
        h('span', {}, 'Retirada automática'),
        stepper('Diminuir', 'minus', -1),
        h('b', { 'aria-live': 'polite' }, format(target)),
        stepper('Aumentar', 'plus', 1),
      ),
    );
    if (isFlying) requestAnimationFrame(draw);
  }

  root.className = 'stack table-stage';
  draw();
  return {
    texts: { stake: 'Aposta', start: 'Decolar', hint: 'Escolha a aposta e a retirada automática.', open: 'No ar. Retire antes da queda.' },
    nextBet: () => ({ amount: stake(), choice: { target } }),
    async show(shown) {
      const isNew = flight === undefined || flight.crash !== undefined;
      flight = shown;
      startedAt = performance.now() - shown.elapsed;
      ({ target } = shown);
      if (isNew || shown.crash !== undefined) draw();
    },
    describe: ({ crash = 0, cashedOut }) =>
      cashedOut === undefined ? `O voo caiu em ${format(crash)}.` : `Você retirou em ${format(cashedOut)}. O voo caiu em ${format(crash)}.`,
    lookMs: 400,
    rules: rulesTextView(crashText),
  };
};
