import table from './leagues.json';

export type SportId = 'futebol' | 'basquete' | 'tenis' | 'esports';

/** Sport of the sportsbook, with its name in pt-BR. */
export interface Sport {
  readonly id: SportId;
  readonly name: string;
}

/** League whose rounds start at a fixed interval, day and night. The leagues of a sport alternate, so that one of them is always playing. */
export interface League {
  readonly id: string;
  readonly sport: SportId;
  readonly name: string;
  /** Region, or the kind of competitors where there is none. */
  readonly region: string;
  /** Minutes from one round to the next. */
  readonly every: number;
  /** Minutes from the Unix epoch to the start of round 0. */
  readonly offset: number;
  /** Number of events per round. */
  readonly size: number;
  /** Names of the teams or players, of which each round pairs some. */
  readonly sides: readonly string[];
}

/** Sports of the sportsbook, in display order. */
export const sports: readonly Sport[] = [
  { id: 'futebol', name: 'Futebol' },
  { id: 'basquete', name: 'Basquete' },
  { id: 'tenis', name: 'Tênis' },
  { id: 'esports', name: 'E-sports' },
];

/** Leagues of the sportsbook. All names are invented. */
export const leagues = table as readonly League[];

/** Returns the league with an id; undefined if there is none. */
export function leagueById(id: string): League | undefined {
  return leagues.find((league) => league.id === id);
}
