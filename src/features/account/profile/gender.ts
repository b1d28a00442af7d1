import { Gender } from '@generated/api/model/gender';

/** Options of the gender field (SPEC E1). */
export const GENDER_OPTIONS = [
  { value: String(Gender.NUMBER_0), label: 'Feminino' },
  { value: String(Gender.NUMBER_1), label: 'Masculino' },
];

/** Returns the gender of an option's value; that of `Masculino` for any other text. */
export function parseGender(value: string): Gender {
  return value === String(Gender.NUMBER_0) ? Gender.NUMBER_0 : Gender.NUMBER_1;
}
