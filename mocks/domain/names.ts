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

/**
 * A Brazilian name of a first name and two surnames that differ.
 *
 * @param first which first name, a whole number of any size
 * @param middle which surname comes first
 * @param last which surname comes last; where it would be the same, the next one
 */
export function nameFrom(first: number, middle: number, last: number): string {
  const one = middle % SURNAMES.length;
  const other = last % SURNAMES.length;
  return [of(FIRST_NAMES, first), of(SURNAMES, one), of(SURNAMES, one === other ? other + 1 : other)].join(' ');
}

/** A name of which only the first letters of first and last name show: `Ana Maria Souza` is `A*** S***`. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => `${[...word][0] ?? '?'}***`).join(' ');
}

/** Whether two texts are one name: accents, case and spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** The first name in capital letters without accents, for codes. */
export function plainFirstName(name: string): string {
  const [first = ''] = folded(name).split(' ');
  return first.replaceAll(/[^a-z]/g, '').toUpperCase();
}

const folded = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

const of = (list: readonly string[], index: number) => list[index % list.length] ?? '';
