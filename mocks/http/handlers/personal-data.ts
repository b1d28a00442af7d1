import type { components } from '@generated/schema';

import type { Player } from '../../db/players/players';
import type { World } from '../../db/world';
import { isoDateTime } from '../../domain/calendar';
import type { Limit } from '../../domain/protection/limits';
import { limitName } from './limit-text';

type Schemas = components['schemas'];
type Value = Schemas['PersonalDataField']['value'];
type Row = readonly [name: string, label: string, value: Value];

const record = (...rows: readonly Row[]): Schemas['PersonalDataRecord'] => ({
  fields: rows.map(([name, label, value]) => ({ name, label, value })),
});

/**
 * Returns the personal data of a player by section, with the newest 5,000 transactions (SPEC Q4), also those that moved no money. Amounts
 * are in reais, because players read them; money that left the account is negative.
 */
export function toPersonalData(world: World, player: Player): Schemas['PersonalData'] {
  return {
    generated_at: isoDateTime(world.clock.now()),
    sections: [
      { name: 'profile', title: 'Cadastro', records: [profileOf(player)] },
      { name: 'consents', title: 'Permissões e termos', records: consentsOf(world, player) },
      { name: 'limits', title: 'Limites', records: limitsOf(world, player) },
      { name: 'pix_keys', title: 'Chaves PIX', records: pixKeysOf(world, player) },
      { name: 'transactions', title: 'Transações', records: transactionsOf(world, player) },
      { name: 'sessions', title: 'Sessões abertas', records: sessionsOf(world, player) },
      { name: 'activity', title: 'Atividade da conta', records: activityOf(world, player) },
    ],
  };
}

function profileOf({ name, cpf, email, phone, birthday, gender, isPep, address, createdAt }: Player) {
  const where = address && [address.street, address.number, address.complement, address.district, address.city, address.state];
  return record(
    ['name', 'Nome', name],
    ['document', 'CPF', cpf],
    ['email', 'E-mail', email],
    ['phone', 'Celular', phone],
    ['birthday', 'Nascimento', birthday],
    ['gender', 'Gênero', gender === null ? null : gender === 0 ? 'feminino' : 'masculino'],
    ['is_pep', 'Pessoa politicamente exposta', isPep],
    ['address', 'Endereço', where === null ? null : where.filter(Boolean).join(', ')],
    ['created_at', 'Conta criada em', isoDateTime(createdAt)],
  );
}

function consentsOf({ terms }: World, player: Player) {
  const offers = record(['offers', 'Novidades e promoções por e-mail e celular', player.marketingOptIn]);
  const accepted = terms
    .acceptances(player)
    .map(({ version, acceptedAt }) =>
      record(['terms_version', 'Termos de uso, versão', version], ['accepted_at', 'Aceita em', isoDateTime(acceptedAt)]),
    );
  return [offers, ...accepted.toReversed()];
}

function limitsOf({ accounts }: World, { id }: Player) {
  return accounts.get(id).protection.limits.map((limit) => record(['limit', 'Limite', limitName(limit)], limitValue(limit)));
}

function limitValue({ type, value }: Limit): [name: string, label: string, value: number] {
  if (type === 'time') return ['minutes', 'Minutos', value];
  return type === 'count' ? ['bets', 'Número de apostas', value] : ['amount', 'Valor em reais', value / 100];
}

function pixKeysOf({ accounts }: World, { id }: Player) {
  return accounts.get(id).pixKeys.map(({ type, key }) => record(['type', 'Tipo', PIX_TYPES[type]], ['key', 'Chave', key]));
}

const PIX_TYPES = { cpf: 'CPF', email: 'E-mail', phone: 'Celular', evp: 'Chave aleatória' } as const;

function transactionsOf({ accounts }: World, { id }: Player) {
  return accounts
    .transactions(id, {})
    .slice(0, MAX_RECORDS)
    .map(({ type, amount, description, status, at }) =>
      record(
        ['description', 'Descrição', description],
        ['amount', 'Valor em reais', (type === 1 ? amount : -amount) / 100],
        ['status', 'Situação', STATUSES[status]],
        ['created_at', 'Data', isoDateTime(at)],
      ),
    );
}

const STATUSES: Readonly<Record<Schemas['TransactionStatus'], string>> = {
  1: 'Pendente',
  2: 'Aprovado',
  3: 'Recusado',
  4: 'Cancelado',
  5: 'Expirado',
  6: 'Estornado',
  7: 'Em análise',
};

/** Maximum number of records in a section, by the contract. Only transactions reach it. */
const MAX_RECORDS = 5000;

function sessionsOf({ sessions }: World, { id }: Player) {
  return sessions
    .forPlayer(id)
    .map(({ device, ip, lastSeenAt }) =>
      record(['device', 'Aparelho', device], ['ip', 'Endereço IP', ip], ['last_seen_at', 'Visto em', isoDateTime(lastSeenAt)]),
    );
}

function activityOf({ activity }: World, { id }: Player) {
  return activity
    .forPlayer(id)
    .map(({ description, device, ip, at }) =>
      record(
        ['description', 'Ação', description],
        ['device', 'Aparelho', device],
        ['ip', 'Endereço IP', ip],
        ['created_at', 'Data', isoDateTime(at)],
      ),
    );
}
