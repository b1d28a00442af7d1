import { sha256 } from '@noble/hashes/sha2.js';

import type { components } from '@generated/schema';

import ranges from './zipcode-ranges.json';

type Address = components['schemas']['ZipcodeAddress'];
type Place = Pick<Address, 'city' | 'state'>;

/** Cities with their ranges of postal codes (CEP), by the first five digits. */
const CITIES = ranges.cities as readonly (Place & { from: number; to: number })[];
/** Towns with a single postal code. */
const TOWNS = ranges.towns as Readonly<Record<string, Place>>;

const KINDS = ['Rua', 'Rua', 'Rua', 'Rua', 'Avenida', 'Avenida', 'Travessa', 'Alameda'];
const STREETS = [
  ...['das Acácias', 'dos Andradas', 'Barão do Rio Branco', 'Bento Gonçalves', 'Boa Vista', 'Castro Alves', 'Cecília Meireles'],
  ...['da Constituição', 'Coronel Pedro Osório', 'Dom Pedro II', 'Duque de Caxias', 'das Flores', 'Floriano Peixoto', 'Ipiranga'],
  ...['Joaquim Nabuco', 'José de Alencar', 'das Laranjeiras', 'Machado de Assis', 'Marechal Deodoro', 'Monteiro Lobato'],
  ...['das Palmeiras', 'Presidente Vargas', 'Princesa Isabel', 'Quinze de Novembro', 'Rui Barbosa', 'Santos Dumont', 'São João'],
  ...['São José', 'Sete de Setembro', 'Tiradentes', 'Treze de Maio', 'Visconde de Mauá'],
];
const DISTRICTS = [
  ...['Centro', 'Centro', 'Bela Vista', 'Boa Esperança', 'Bom Retiro', 'Cidade Nova', 'Jardim América', 'Jardim das Flores'],
  ...['Jardim Europa', 'Liberdade', 'Nossa Senhora de Fátima', 'Nova Esperança', 'Parque Industrial', 'Planalto', 'Santa Cruz'],
  ...['Santa Luzia', 'Santo Antônio', 'São Francisco', 'São José', 'São Pedro', 'Vila Nova', 'Vila Rica'],
];

/** Streets of well-known postal codes, for demonstrations. */
const WELL_KNOWN: Readonly<Record<string, Pick<Address, 'street' | 'district'>>> = {
  '01001000': { street: 'Praça da Sé', district: 'Sé' },
  '01310100': { street: 'Avenida Paulista', district: 'Bela Vista' },
  '20040002': { street: 'Avenida Rio Branco', district: 'Centro' },
};

/**
 * Finds the address of a CEP, with or without hyphen; undefined if no city has it. The city is real; street and district are
 * generated, and empty for a town with a single code.
 */
export function findAddress(text: string): Address | undefined {
  const zipcode = text.replace('-', '');
  const town = Object.hasOwn(TOWNS, zipcode) ? TOWNS[zipcode] : undefined;
  if (town !== undefined) return { street: '', district: '', ...town };

  const prefix = Number(zipcode.slice(0, 5));
  const range = CITIES.find(({ from, to }) => prefix >= from && prefix <= to);
  if (range === undefined) return undefined;
  const wellKnown = Object.hasOwn(WELL_KNOWN, zipcode) ? WELL_KNOWN[zipcode] : undefined;
  return { ...(wellKnown ?? generateStreet(zipcode)), city: range.city, state: range.state };
}

function generateStreet(zipcode: string): Pick<Address, 'street' | 'district'> {
  const [kind = 0, street = 0, district = 0] = sha256(new TextEncoder().encode(`cep/${zipcode}`));
  return { street: `${itemAt(KINDS, kind)} ${itemAt(STREETS, street)}`, district: itemAt(DISTRICTS, district) };
}

const itemAt = (list: readonly string[], index: number) => list[index % list.length] ?? '';
