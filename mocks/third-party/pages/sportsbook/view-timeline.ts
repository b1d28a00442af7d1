import type { Incident, Score } from '../../../domain/book/sport-simulation';
import type { BookEvent } from '../../../domain/book/events';
import type { SportId } from '../../../domain/book/leagues';
import { simulations } from '../../../domain/book/simulations';
import { type Child, h } from '../shared/dom';

/** Maximum number of incidents in the list, the latest first. */
const MAX_LISTED = 6;
const WIDTH = 600;
const HEIGHT = 64;
/** Largest length of a mark, and the length for one point. */
const MAX_MARK = 26;
const POINT_MARK = 5;

/** Sports with two halves, whose end the strip marks. */
const HALVED: readonly SportId[] = ['futebol', 'basquete'];

/** Labels (pt-BR) by kind of incident. */
const labels = { goal: 'Gol', corner: 'Escanteio', card: 'Cartão', points: 'Pontos', games: 'Parcial' } as const;

/** Returns the length of the mark of a side. Points are as long as there are many. */
function markLength(kind: Incident['kind'], count: number): number {
  if (count === 0) return 0;
  return kind === 'points' ? Math.min(MAX_MARK, count * POINT_MARK) : kind === 'goal' ? MAX_MARK : MAX_MARK / 2;
}

function mark(incident: Incident, minutes: number): Child {
  const { kind, minute, amount } = incident;
  const [home, away] = amount.map((count) => markLength(kind, count));
  const x = (minute / minutes) * (WIDTH - 8);
  return [
    home !== undefined && home > 0 && h('rect', { class: `strip-mark ${kind}`, x, y: HEIGHT / 2 - home, width: 6, height: home, rx: 2 }),
    away !== undefined && away > 0 && h('rect', { class: `strip-mark ${kind}`, x, y: HEIGHT / 2, width: 6, height: away, rx: 2 }),
  ];
}

function describe({ kind, minute, amount: [home, away] }: Incident, event: BookEvent): string {
  if (kind === 'points' || kind === 'games') return `${String(minute)}' · ${labels[kind]}: ${String(home)} – ${String(away)}`;
  const sides = [home > 0 ? event.home : [], away > 0 ? event.away : []].flat();
  return `${String(minute)}' · ${labels[kind]}: ${sides.join(' e ')}`;
}

/** Renders what has happened in a running event: a strip of its minutes, home above and away below, and the latest as a list. */
export function timelineView(event: BookEvent, { incidents, progress, clock }: Score): Child {
  const minutes = simulations[event.sport].playedMinutes;
  return h(
    'section',
    { key: 'timeline', class: 'surface stack timeline' },
    h('h2', {}, `Minuto a minuto: ${clock}`),
    h(
      'svg',
      { class: 'strip', viewBox: `0 0 ${String(WIDTH)} ${String(HEIGHT)}`, 'aria-hidden': 'true' },
      h('path', { class: 'strip-line', d: `M0 ${String(HEIGHT / 2)}H${String(WIDTH)}` }),
      h('path', { class: 'strip-played', d: `M0 ${String(HEIGHT / 2)}H${String(progress * WIDTH)}` }),
      HALVED.includes(event.sport) && h('path', { class: 'strip-line', d: `M${String(WIDTH / 2)} 4V${String(HEIGHT - 4)}` }),
      incidents.map((incident) => mark(incident, minutes)),
    ),
    incidents.length === 0
      ? h('p', { class: 'leg-event' }, 'Ainda não aconteceu nada.')
      : h(
          'ol',
          { class: 'tiles incidents' },
          incidents
            .slice(-MAX_LISTED)
            .toReversed()
            .map((incident) => h('li', {}, describe(incident, event))),
        ),
  );
}
