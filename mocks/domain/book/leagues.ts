export type SportId = 'futebol' | 'basquete' | 'tenis' | 'esports';

export interface Sport {
  readonly id: SportId;
  readonly name: string;
}

/** League whose rounds start at a fixed interval all day, so that some events are always live. */
export interface League {
  readonly id: string;
  readonly sport: SportId;
  readonly name: string;
  /** Region, or the kind of competitors where there is none. */
  readonly region: string;
  /** Minutes from one round to the next. */
  readonly every: number;
  /** Minute after midnight (UTC) of the first round. */
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
export const leagues: readonly League[] = [
  {
    id: 'serie-ouro',
    sport: 'futebol',
    name: 'Série Ouro',
    region: 'Brasil',
    every: 240,
    offset: 0,
    size: 4,
    sides: [
      'Aurora',
      'Ferroviária do Vale',
      'Litoral',
      'Serra Azul',
      'Porto Novo',
      'Campina',
      'Atlético Jequitibá',
      'Operário da Mata',
      'Cruzeiro do Norte',
      'Ribeirão FC',
      'Ipiranga do Sul',
      'Nacional do Cerrado',
      'União Mineira',
      'Sertão EC',
      'Marítimo',
      'Ponte Alta',
    ],
  },
  {
    id: 'copa-atlantica',
    sport: 'futebol',
    name: 'Copa Atlântica',
    region: 'América do Sul',
    every: 240,
    offset: 80,
    size: 3,
    sides: [
      'Rosário Central FC',
      'Deportivo Andes',
      'Aurora',
      'Montevidéu Rowing',
      'Serra Azul',
      'Guarani de Assunção',
      'Litoral',
      'Unión del Puerto',
      'Cóndor de Quito',
      'Estrella Lima',
      'Porto Novo',
      'Racing del Plata',
    ],
  },
  {
    id: 'liga-do-norte',
    sport: 'futebol',
    name: 'Liga do Norte',
    region: 'Europa',
    every: 240,
    offset: 160,
    size: 3,
    sides: [
      'Northwick',
      'Ashford Vale',
      'Kingsmere',
      'Oldhaven',
      'Brackley Moor',
      'St. Alban Rovers',
      'Westport',
      'Harrowfield',
      'Thornby',
      'Eastleigh Park',
      'Greycastle',
      'Milford Docks',
    ],
  },
  {
    id: 'liga-nacional',
    sport: 'basquete',
    name: 'Liga Nacional',
    region: 'Brasil',
    every: 180,
    offset: 30,
    size: 3,
    sides: [
      'Tubarões',
      'Paulistano Sul',
      'Gaviões da Serra',
      'Minas Basquete',
      'Maresia',
      'Candangos',
      'Pampa Basket',
      'Guará',
      'Botos',
      'Araucária',
    ],
  },
  {
    id: 'liga-continental',
    sport: 'basquete',
    name: 'Liga Continental',
    region: 'América do Norte',
    every: 180,
    offset: 120,
    size: 3,
    sides: ['Harbor Kings', 'Desert Foxes', 'Lakeside', 'Steel City', 'Redwood', 'Bay Pilots', 'Summit', 'Prairie Wolves'],
  },
  {
    id: 'aberto-de-verao',
    sport: 'tenis',
    name: 'Aberto de Verão',
    region: 'Masculino',
    every: 120,
    offset: 0,
    size: 3,
    sides: [
      'R. Teixeira',
      'L. Moretti',
      'J. Albuquerque',
      'P. Novak Jr.',
      'A. Lindqvist',
      'T. Okafor',
      'D. Ferrão',
      'M. Castellanos',
      'H. Yamada',
      'G. Pires',
      'S. Kowal',
      'B. Duarte',
    ],
  },
  {
    id: 'copa-das-rosas',
    sport: 'tenis',
    name: 'Copa das Rosas',
    region: 'Feminino',
    every: 120,
    offset: 60,
    size: 3,
    sides: [
      'C. Barreto',
      'E. Johansson',
      'M. Quintela',
      'I. Petrova',
      'A. Nakagawa',
      'L. Sampaio',
      'V. Rossi',
      'F. Aguilar',
      'K. Dvorak',
      'N. Bastos',
    ],
  },
  {
    id: 'arena-tatica',
    sport: 'esports',
    name: 'Arena Tática',
    region: 'Tiro em equipe',
    every: 150,
    offset: 20,
    size: 3,
    sides: ['Onça Gaming', 'Neblina', 'Vértice', 'Maré Alta', 'Zênite', 'Lobo Guará', 'Setor 7', 'Fúria Azul', 'Orbital', 'Quartzo'],
  },
  {
    id: 'liga-dos-reinos',
    sport: 'esports',
    name: 'Liga dos Reinos',
    region: 'Estratégia em equipe',
    every: 150,
    offset: 95,
    size: 2,
    sides: ['Caipora', 'Boitatá', 'Iara Esports', 'Curupira', 'Saci Team', 'Cuca', 'Mapinguari', 'Boto Rosa'],
  },
];

export function leagueById(id: string): League | undefined {
  return leagues.find((league) => league.id === id);
}
