import { sha256 } from '@noble/hashes/sha2.js';

import { isAdult } from './age';
import type { CalendarDate } from '../calendar';
import { addDays } from '../calendar';
import { cpfDigits, isCpf } from '../cpf';
import { fullName } from './names';
import type { Result } from '../result';
import { err, ok } from '../result';

/** Person as the tax register knows them. */
export interface Person {
  /** Digits of the CPF. */
  cpf: string;
  name: string;
  birthday: CalendarDate;
}

/** Record of the tax register. `irregular` is a message for the player (pt-BR); undefined means an unknown CPF. */
type TaxRecord = Omit<Person, 'cpf'> | { irregular: string } | undefined;

/** Records that tests and demonstrations need. */
const SPECIAL_RECORDS: Readonly<Record<string, TaxRecord>> = {
  '93541134780': { name: 'Diego Alves', birthday: '1994-02-28' },
  '11122233396': undefined,
  '22233344405': { name: 'Enzo Prado Moura', birthday: '2012-03-15' },
  '33344455508': { irregular: 'Este CPF consta como de titular falecido na Receita Federal.' },
  '44455566619': { irregular: 'Este CPF está suspenso na Receita Federal.' },
};

/** Earliest birthday of a generated person. The latest is in 2003, so that everyone is an adult. */
const EARLIEST_BIRTHDAY: CalendarDate = '1947-01-01';
const BIRTHDAY_RANGE_DAYS = 57 * 365;

/**
 * Looks up CPF digits in the mock tax register. The same CPF always gives the same adult, except:
 *
 * | CPF | result |
 * |---|---|
 * | 935.411.347-80 | Diego Alves, born 1994-02-28 (the contract's example) |
 * | 111.222.333-96 | unknown |
 * | 222.333.444-05 | under age until 2030-03-15 |
 * | 333.444.555-08 | holder deceased |
 * | 444.555.666-19 | suspended |
 */
export function lookUpTaxRecord(cpf: string): TaxRecord {
  if (Object.hasOwn(SPECIAL_RECORDS, cpf)) return SPECIAL_RECORDS[cpf];
  const bytes = sha256(new TextEncoder().encode(`cpf/${cpf}`));
  const number = (at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
  return { name: fullName(number(0), number(2), number(4)), birthday: addDays(EARLIEST_BIRTHDAY, number(6) % BIRTHDAY_RANGE_DAYS) };
}

/** Error: `reason` for the program, `message` in pt-BR for the player. */
export interface DocumentError {
  reason: 'not_a_cpf' | 'registered' | 'unknown' | 'irregular' | 'under_age';
  message: string;
}

/**
 * Validates a typed document for registration (SPEC A16, V1), and returns its person; `now` (Unix ms) is for the age check. The CPFs of
 * the demo players (529.982.247-25, 111.444.777-35, 123.456.789-09) are already registered in a new world.
 */
export function checkDocument(text: string, isRegistered: (cpf: string) => boolean, now: number): Result<Person, DocumentError> {
  const cpf = cpfDigits(text);
  if (cpf === undefined || !isCpf(cpf)) return fail('not_a_cpf', 'Informe um CPF válido.');
  if (isRegistered(cpf)) return fail('registered', 'Este CPF já está cadastrado.');
  const record = lookUpTaxRecord(cpf);
  if (record === undefined) return fail('unknown', 'Não encontramos este CPF.');
  if ('irregular' in record) return fail('irregular', record.irregular);
  if (!isAdult(record.birthday, now)) return fail('under_age', 'Você precisa ter 18 anos ou mais.');
  return ok({ cpf, ...record });
}

const fail = (reason: DocumentError['reason'], message: string) => err({ reason, message });
