import type { Random } from '../random';
import {
  addPairs,
  type Incident,
  type IncidentKind,
  type Outcome,
  type Pair,
  type SportSimulation,
  type Strengths,
  sumAmounts,
} from './sport-simulation';

/** Part of an event that is counted for markets, such as the goals of the first half. */
interface Topic {
  readonly kind: IncidentKind;
  /** Begin and end, as parts of the event from 0 to 1. */
  readonly span: readonly [from: number, to: number];
  /** True if only the side of the first incident matters. */
  readonly isFirst?: boolean;
}

interface CountedRules extends Pick<SportSimulation, 'minutes' | 'playedMinutes' | 'markets' | 'strengths'> {
  /** Kind of the incidents that make the score. */
  readonly scoring: IncidentKind;
  /** True if an event that would end in a draw is decided by two more points. */
  readonly hasOvertime: boolean;
  readonly topics: Readonly<Record<string, Topic>>;
  /** Average counts of both sides in a whole event, by kind. */
  readonly expected: Readonly<Partial<Record<IncidentKind, (strengths: Strengths) => Pair>>>;
  /** Returns the played minutes and the scoreboard's clock at a real minute. */
  timeAt(minute: number): { readonly played: number; readonly clock: string };
}

/** Lowest probability of a count that is computed. */
const MIN_PROBABILITY = 1e-6;
/** Points that decide an event in overtime. */
const OVERTIME_POINTS = 2;

/** Returns the likely counts of a Poisson distribution, with their probabilities. */
function poisson(expected: number): (readonly [count: number, probability: number])[] {
  const likely: [number, number][] = [];
  let probability = Math.exp(-expected);
  for (let count = 0; count <= expected || probability > MIN_PROBABILITY; count += 1) {
    if (probability > MIN_PROBABILITY) likely.push([count, probability]);
    probability *= expected / (count + 1);
  }
  return likely;
}

/** Draws a count from a Poisson distribution (Knuth). */
function drawCount(expected: number, random: Random): number {
  let count = 0;
  for (let product = random.next(); product > Math.exp(-expected); product *= random.next()) count += 1;
  return count;
}

/**
 * Creates the simulation of a sport in which both sides score at a constant rate. Prices and results follow from the same rates,
 * so that the markets of an event agree with one another.
 */
export function countedSport(rules: CountedRules): SportSimulation {
  const { playedMinutes, scoring, hasOvertime, topics, timeAt } = rules;

  /** Draws the whole event. */
  const draw = (strengths: Strengths, random: Random): Incident[] => {
    const incidents: Incident[] = [];
    for (const [kind, expected] of Object.entries(rules.expected) as [IncidentKind, (strengths: Strengths) => Pair][]) {
      const [home, away] = expected(strengths);
      for (let minute = 1; minute <= playedMinutes; minute += 1) {
        const amount: Pair = [drawCount(home / playedMinutes, random), drawCount(away / playedMinutes, random)];
        if (Math.max(...amount) > 0) incidents.push({ kind, minute, amount });
      }
    }
    const [home, away] = sumAmounts(incidents.filter(({ kind }) => kind === scoring));
    if (hasOvertime && home === away) {
      incidents.push({ kind: scoring, minute: playedMinutes, amount: random.next() < 0.5 ? [OVERTIME_POINTS, 0] : [0, OVERTIME_POINTS] });
    }
    return incidents.sort((one, other) => one.minute - other.minute);
  };

  return {
    ...rules,
    scoreAt(strengths, chance, minute) {
      const { played, clock } = timeAt(minute);
      const incidents = draw(strengths, chance()).filter((incident) => incident.minute <= played);
      const [home, away] = sumAmounts(incidents.filter(({ kind }) => kind === scoring));
      return { home, away, progress: played / playedMinutes, clock, incidents };
    },
    outcomes(name, strengths, { progress, incidents }) {
      const topic = topics[name];
      const rates = topic && rules.expected[topic.kind]?.(strengths);
      if (topic === undefined || rates === undefined) return [];
      const [from, to] = topic.span;
      const left = to - Math.min(to, Math.max(from, progress));
      const happened = incidents.filter(
        ({ kind, minute }) => kind === topic.kind && minute > from * playedMinutes && minute <= to * playedMinutes,
      );
      const [home, away]: Pair = [rates[0] * left, rates[1] * left];
      if (topic.isFirst === true) return firstOutcomes(happened[0], home, away);
      const before = sumAmounts(happened);
      const outcomes = poisson(home).flatMap(([homeCount, homeChance]) =>
        poisson(away).map(([awayCount, awayChance]) => ({
          probability: homeChance * awayChance,
          counts: addPairs(before, [homeCount, awayCount]),
        })),
      );
      return hasOvertime && to - from === 1 && left > 0 ? outcomes.flatMap(splitDraw) : outcomes;
    },
  };
}

/** Returns who can be first: the side of the first incident, or each by its rate, or none. */
function firstOutcomes(first: Incident | undefined, home: number, away: number): Outcome[] {
  if (first !== undefined) return [{ probability: 1, counts: first.amount[0] > 0 ? [1, 0] : [0, 1] }];
  const none = Math.exp(-home - away);
  if (none === 1) return [{ probability: 1, counts: [0, 0] }];
  return [
    { probability: ((1 - none) * home) / (home + away), counts: [1, 0] },
    { probability: none, counts: [0, 0] },
    { probability: ((1 - none) * away) / (home + away), counts: [0, 1] },
  ];
}

function splitDraw(outcome: Outcome): Outcome[] {
  const { probability, counts } = outcome;
  if (counts[0] !== counts[1]) return [outcome];
  return [
    { probability: probability / 2, counts: addPairs(counts, [OVERTIME_POINTS, 0]) },
    { probability: probability / 2, counts: addPairs(counts, [0, OVERTIME_POINTS]) },
  ];
}
