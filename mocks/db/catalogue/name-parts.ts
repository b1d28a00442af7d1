/** Motif of a game, for which the art has one emblem. */
export type Motif =
  | 'sun'
  | 'moon'
  | 'star'
  | 'crown'
  | 'gem'
  | 'cashew'
  | 'mango'
  | 'cherry'
  | 'lime'
  | 'pineapple'
  | 'melon'
  | 'pepper'
  | 'coffee'
  | 'seven'
  | 'bell'
  | 'horseshoe'
  | 'clover'
  | 'coin'
  | 'chest'
  | 'key'
  | 'compass'
  | 'anchor'
  | 'raft'
  | 'fish'
  | 'toucan'
  | 'jaguar'
  | 'butterfly'
  | 'leaf'
  | 'flower'
  | 'cactus'
  | 'mountain'
  | 'flame'
  | 'bolt'
  | 'balloon'
  | 'kite'
  | 'drum'
  | 'mask'
  | 'rocket'
  | 'coconut'
  | 'frog';

/** Noun in the names of games. */
export interface Noun {
  one: string;
  many: string;
  feminine: boolean;
  motif: Motif;
  /** Hue in degrees, if it differs from the emblem's. */
  hue?: number;
}

const noun = (one: string, many: string, gender: 'f' | 'm', motif: Motif, hue?: number): Noun => ({
  one,
  many,
  feminine: gender === 'f',
  motif,
  ...(hue === undefined ? {} : { hue }),
});

/** Nouns of all motifs, with their plural and gender. */
export const NOUNS: readonly Noun[] = [
  noun('Sol', 'Sóis', 'm', 'sun'),
  noun('Aurora', 'Auroras', 'f', 'sun', 40),
  noun('Verão', 'Verões', 'm', 'sun'),
  noun('Lua', 'Luas', 'f', 'moon'),
  noun('Luar', 'Luares', 'm', 'moon', 260),
  noun('Maré', 'Marés', 'f', 'moon'),
  noun('Estrela', 'Estrelas', 'f', 'star'),
  noun('Cruzeiro', 'Cruzeiros', 'm', 'star', 240),
  noun('Coroa', 'Coroas', 'f', 'crown'),
  noun('Rainha', 'Rainhas', 'f', 'crown'),
  noun('Marquês', 'Marqueses', 'm', 'crown'),
  noun('Diamante', 'Diamantes', 'm', 'gem'),
  noun('Esmeralda', 'Esmeraldas', 'f', 'gem', 160),
  noun('Topázio', 'Topázios', 'm', 'gem', 75),
  noun('Turmalina', 'Turmalinas', 'f', 'gem', 345),
  noun('Caju', 'Cajus', 'm', 'cashew'),
  noun('Cajueiro', 'Cajueiros', 'm', 'cashew'),
  noun('Manga', 'Mangas', 'f', 'mango'),
  noun('Mangueira', 'Mangueiras', 'f', 'mango'),
  noun('Cereja', 'Cerejas', 'f', 'cherry'),
  noun('Pitanga', 'Pitangas', 'f', 'cherry'),
  noun('Acerola', 'Acerolas', 'f', 'cherry'),
  noun('Limão', 'Limões', 'm', 'lime'),
  noun('Laranja', 'Laranjas', 'f', 'lime', 58),
  noun('Abacaxi', 'Abacaxis', 'm', 'pineapple'),
  noun('Melancia', 'Melancias', 'f', 'melon'),
  noun('Pimenta', 'Pimentas', 'f', 'pepper'),
  noun('Dendê', 'Dendês', 'm', 'pepper'),
  noun('Café', 'Cafés', 'm', 'coffee'),
  noun('Guaraná', 'Guaranás', 'm', 'cherry', 24),
  noun('Sete', 'Setes', 'm', 'seven'),
  noun('Sino', 'Sinos', 'm', 'bell'),
  noun('Ferradura', 'Ferraduras', 'f', 'horseshoe'),
  noun('Vaqueiro', 'Vaqueiros', 'm', 'horseshoe'),
  noun('Trevo', 'Trevos', 'm', 'clover'),
  noun('Sorte', 'Sortes', 'f', 'clover'),
  noun('Moeda', 'Moedas', 'f', 'coin'),
  noun('Vintém', 'Vinténs', 'm', 'coin'),
  noun('Pataca', 'Patacas', 'f', 'coin', 250),
  noun('Baú', 'Baús', 'm', 'chest'),
  noun('Tesouro', 'Tesouros', 'm', 'chest'),
  noun('Chave', 'Chaves', 'f', 'key'),
  noun('Segredo', 'Segredos', 'm', 'key'),
  noun('Bússola', 'Bússolas', 'f', 'compass'),
  noun('Bandeirante', 'Bandeirantes', 'm', 'compass'),
  noun('Âncora', 'Âncoras', 'f', 'anchor'),
  noun('Capitão', 'Capitães', 'm', 'anchor'),
  noun('Jangada', 'Jangadas', 'f', 'raft'),
  noun('Saveiro', 'Saveiros', 'm', 'raft', 220),
  noun('Peixe', 'Peixes', 'm', 'fish'),
  noun('Dourado', 'Dourados', 'm', 'fish'),
  noun('Tambaqui', 'Tambaquis', 'm', 'fish', 210),
  noun('Piranha', 'Piranhas', 'f', 'fish', 20),
  noun('Tucano', 'Tucanos', 'm', 'toucan'),
  noun('Araçari', 'Araçaris', 'm', 'toucan', 110),
  noun('Onça', 'Onças', 'f', 'jaguar'),
  noun('Jaguar', 'Jaguares', 'm', 'jaguar'),
  noun('Borboleta', 'Borboletas', 'f', 'butterfly'),
  noun('Folha', 'Folhas', 'f', 'leaf'),
  noun('Seringueira', 'Seringueiras', 'f', 'leaf', 125),
  noun('Ipê', 'Ipês', 'm', 'flower', 88),
  noun('Orquídea', 'Orquídeas', 'f', 'flower'),
  noun('Hibisco', 'Hibiscos', 'm', 'flower', 15),
  noun('Mandacaru', 'Mandacarus', 'm', 'cactus'),
  noun('Xiquexique', 'Xiquexiques', 'm', 'cactus'),
  noun('Serra', 'Serras', 'f', 'mountain'),
  noun('Chapada', 'Chapadas', 'f', 'mountain', 45),
  noun('Fogueira', 'Fogueiras', 'f', 'flame'),
  noun('Brasa', 'Brasas', 'f', 'flame'),
  noun('Raio', 'Raios', 'm', 'bolt'),
  noun('Trovão', 'Trovões', 'm', 'bolt', 235),
  noun('Balão', 'Balões', 'm', 'balloon'),
  noun('Pipa', 'Pipas', 'f', 'kite'),
  noun('Papagaio', 'Papagaios', 'm', 'kite', 145),
  noun('Tambor', 'Tambores', 'm', 'drum'),
  noun('Maracatu', 'Maracatus', 'm', 'drum', 265),
  noun('Máscara', 'Máscaras', 'f', 'mask'),
  noun('Folião', 'Foliões', 'm', 'mask', 180),
  noun('Foguete', 'Foguetes', 'm', 'rocket'),
  noun('Cometa', 'Cometas', 'm', 'rocket', 285),
  noun('Coco', 'Cocos', 'm', 'coconut'),
  noun('Perereca', 'Pererecas', 'f', 'frog'),
  noun('Sapo', 'Sapos', 'm', 'frog', 110),
];

/** Adjectives, masculine and feminine. */
export const ADJECTIVES: readonly (readonly [string, string])[] = [
  ['Encantado', 'Encantada'],
  ['Real', 'Real'],
  ['Selvagem', 'Selvagem'],
  ['Sereno', 'Serena'],
  ['Turbo', 'Turbo'],
  ['Brilhante', 'Brilhante'],
  ['Escondido', 'Escondida'],
  ['Festeiro', 'Festeira'],
  ['Perdido', 'Perdida'],
  ['Sagrado', 'Sagrada'],
  ['Valente', 'Valente'],
  ['Ardente', 'Ardente'],
  ['Azul', 'Azul'],
  ['Rubro', 'Rubra'],
  ['Noturno', 'Noturna'],
  ['Ligeiro', 'Ligeira'],
  ['Gigante', 'Gigante'],
  ['Misterioso', 'Misteriosa'],
  ['Prateado', 'Prateada'],
  ['Malandro', 'Malandra'],
  ['Imperial', 'Imperial'],
  ['Bravo', 'Brava'],
  ['Caipira', 'Caipira'],
  ['Neon', 'Neon'],
  ['Clássico', 'Clássica'],
  ['Tropical', 'Tropical'],
  ['Marajoara', 'Marajoara'],
  ['Sertanejo', 'Sertaneja'],
];

/** Places with their preposition. */
export const PLACES: readonly string[] = [
  'do Sertão',
  'do Cerrado',
  'da Caatinga',
  'do Pantanal',
  'da Amazônia',
  'do Agreste',
  'da Mantiqueira',
  'do Recôncavo',
  'de Marajó',
  'do Araguaia',
  'da Bahia',
  'de Olinda',
  'do Maranhão',
  'do Pampa',
  'de Minas',
  'do Chapadão',
  'do Xingu',
  'de Paraty',
  'da Guanabara',
  'do Norte',
  'do Mar',
  'da Serra',
  'do Litoral',
  'da Restinga',
  'de Ouro Fino',
  'do Tapajós',
];

/** Nouns that 'do …' or 'da …' follows. */
export const PREFIXES: readonly string[] = [
  'Noite',
  'Festa',
  'Lenda',
  'Reino',
  'Trilha',
  'Caminho',
  'Vale',
  'Ilha',
  'Feira',
  'Baile',
  'Jardim',
  'Casa',
  'Cortejo',
  'Terreiro',
  'Rio',
  'Canto',
  'Dança',
  'Mistério',
  'Roda',
  'Cofre',
  'Templo',
  'Cidade',
  'Viagem',
  'Ciranda',
  'Giro',
];

/** Words that follow a noun, also to make a taken name unique. */
export const SUFFIXES: readonly string[] = ['Deluxe', 'Plus', 'Extra', 'Ouro', 'Max', 'XL', 'Remix', 'Duplo', 'Especial', 'Premiado'];

/** Names of fictional providers. */
export const PROVIDER_NAMES: readonly string[] = [
  'Jabuti Games',
  'Mandacaru Play',
  'Cobogó Studio',
  'Calango Labs',
  'Pedra Lisa',
  'Saíra Interativa',
  'Tamborim Digital',
  'Azulejo Gaming',
  'Vitória Régia',
  'Estúdio Carcará',
  'Maria Fumaça',
  'Capivara Works',
  'Bem-te-vi Games',
  'Rede de Balanço',
  'Araucária',
  'Barro Vermelho',
  'Cuíca Studios',
  'Sete Quedas',
  'Lampião Play',
  'Engenho Novo',
  'Guarani Slots',
  'Ladeira Azul',
  'Moringa Games',
  'Nó de Marinheiro',
  'Onda Curta',
  'Pé de Serra',
  'Quintal Games',
  'Rapadura Soft',
  'Siriema',
  'Tatu-Bola',
  'Umbu Interactive',
  'Várzea Play',
  'Xaxim Studio',
  'Zabumba Gaming',
  'Boi de Fita',
  'Igarapé',
  'Jequitibá',
  'Caatinga ao Vivo',
  'Farol da Barra Live',
  'Mesa Redonda Live',
];
