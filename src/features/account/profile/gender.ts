import { Gender } from '@generated/api/model/gender';

/** The genders of the contract (SPEC E1) as options of a field. */
export const GENDER_OPTIONS = [
  { value: String(Gender.NUMBER_0), label: 'Feminino' },
  { value: String(Gender.NUMBER_1), label: 'Masculino' },
];

/** Converts the value of a selected option to the contract's gender. */
export function parseGender(value: string): Gender {
  return value === String(Gender.NUMBER_0) ? Gender.NUMBER_0 : Gender.NUMBER_1;
}
