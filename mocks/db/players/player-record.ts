import { DEMO_PASSWORD } from '../demo-password';
import type { Player } from './players';
import { fake } from '../../factories/fake';

type Required = 'id' | 'name' | 'email' | 'cpf' | 'verification' | 'createdAt';

/**
 * Returns a player as the stand-in stores it. Values that the caller omits have defaults, such as the password of the demo players.
 * @param index seed of the drawn phone number and date of birth
 */
export function playerRecord(player: Pick<Player, Required> & Partial<Player>, index = 0): Player {
  const { date, string } = fake(index);
  return {
    phone: `119${string.numeric(8)}`,
    phoneCode: '55',
    birthday: date.birthdate({ min: 25, max: 60, mode: 'age', refDate: '2026-11-21T00:00:00Z' }).toISOString().slice(0, 10),
    gender: null,
    password: DEMO_PASSWORD,
    address: null,
    isPep: false,
    marketingOptIn: false,
    referrerId: null,
    ...player,
  };
}
