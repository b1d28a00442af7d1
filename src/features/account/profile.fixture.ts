import type { Profile } from '@generated/api/model/profile';

/** Profile of an active player without an address and without consent to news. */
export const PROFILE: Profile = {
  id: 'usr_1',
  name: 'Ana Souza',
  email: 'ana@exemplo.invalid',
  phone: '11987654321',
  document: { number: '52998224725' },
  birthday: '1990-05-17',
  gender: 0,
  status: 'Ativo',
  address: null,
  is_pep: false,
  marketing_opt_in: false,
};
