import { Gender } from '@generated/api/model/gender';

/** The genders that the contract knows (SPEC E1), as they are chosen. */
export const GENDER_OPTIONS = [
  { value: String(Gender.NUMBER_0), label: 'Feminino' },
  { value: String(Gender.NUMBER_1), label: 'Masculino' },
];
