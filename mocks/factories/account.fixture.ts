import type { MeAnswer } from '@generated/api/model/me-answer';
import type { User } from '@generated/api/model/user';

/**
 * Returns the answer of `getMe` for the demo player Ana, with R$ 1.250,00 and without a bonus.
 *
 * @param user fields of the player to replace, one by one; other overrides replace a whole field of the answer
 */
export function me({ user, ...overrides }: Partial<Omit<MeAnswer, 'user'>> & { user?: Partial<User> } = {}): MeAnswer {
  return {
    user: { id: 'usr_1', name: 'Ana Souza', email: 'ana@exemplo.invalid', status: 'Ativo', ...user },
    balance: 125_000,
    wallet: { bonus_mixed: 0 },
    user_rollover: null,
    ...overrides,
  };
}
