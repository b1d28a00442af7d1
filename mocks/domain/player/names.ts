const FIRST_NAMES = [
  ...['Adriana', 'Aline', 'Beatriz', 'Camila', 'Cecília', 'Daniela', 'Débora', 'Elisa', 'Fernanda', 'Gabriela', 'Helena', 'Isabela'],
  ...['Joana', 'Larissa', 'Letícia', 'Luana', 'Mariana', 'Natália', 'Patrícia', 'Renata', 'Sabrina', 'Tatiane', 'Vanessa', 'Yasmin'],
  ...['André', 'Antônio', 'Caio', 'Carlos', 'Daniel', 'Eduardo', 'Felipe', 'Gustavo', 'Henrique', 'Igor', 'João', 'Leonardo'],
  ...['Lucas', 'Marcelo', 'Mateus', 'Murilo', 'Otávio', 'Paulo', 'Rafael', 'Ricardo', 'Rodrigo', 'Sérgio', 'Thiago', 'Vinícius'],
];

const SURNAMES = [
  ...['Almeida', 'Andrade', 'Araújo', 'Barbosa', 'Barros', 'Batista', 'Borges', 'Campos', 'Cardoso', 'Carvalho', 'Castro', 'Correia'],
  ...['Costa', 'Cunha', 'Duarte', 'Farias', 'Fernandes', 'Ferreira', 'Freitas', 'Gomes', 'Gonçalves', 'Lacerda', 'Lopes', 'Machado'],
  ...[
    'Martins',
    'Medeiros',
    'Melo',
    'Mendes',
    'Monteiro',
    'Moreira',
    'Nascimento',
    'Nogueira',
    'Oliveira',
    'Pereira',
    'Pinheiro',
    'Queiroz',
  ],
  ...['Ramos', 'Ribeiro', 'Rocha', 'Santana', 'Santos', 'Silva', 'Tavares', 'Teixeira', 'Torres', 'Vasconcelos', 'Vieira', 'Xavier'],
];

/** Builds a Brazilian name with two different surnames from indexes, any integers ≥ 0. */
export function fullName(first: number, middle: number, last: number): string {
  const one = middle % SURNAMES.length;
  const other = last % SURNAMES.length;
  return [itemAt(FIRST_NAMES, first), itemAt(SURNAMES, one), itemAt(SURNAMES, one === other ? other + 1 : other)].join(' ');
}

/** Masks a name to two initials: `Ana Maria Souza` is `A*** S***` (SPEC B17). */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => `${[...word][0] ?? '?'}***`).join(' ');
}

/** Compares names without accents, case and spacing. */
export function isSameName(one: string, other: string): boolean {
  return normalizeName(one) === normalizeName(other);
}

/** Returns the first name in ASCII capitals without accents, other characters dropped; '' if no letter is left. */
export function asciiFirstName(name: string): string {
  const [first = ''] = normalizeName(name).split(' ');
  return first.replaceAll(/[^a-z]/g, '').toUpperCase();
}

const normalizeName = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

const itemAt = (list: readonly string[], index: number) => list[index % list.length] ?? '';
