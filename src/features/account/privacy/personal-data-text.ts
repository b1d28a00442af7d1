import type { PersonalDataField } from '@generated/api/model/personal-data-field';

import { formatDateTime } from '@/shared/format/date';

const DATE_TIME = /^\d{4}-\d\d-\d\dT/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * Formats a value of the personal data in Portuguese: a truth value as 'sim' or 'não', numbers and ISO dates as usual in Brazil, null as
 * 'Não informado'. Other texts stay as they are.
 */
export function valueText({ value }: PersonalDataField): string {
  if (value === null) return 'Não informado';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return value.toLocaleString('pt-BR');
  return DATE_TIME.test(value) ? formatDateTime(value) : value.replace(DATE, '$3/$2/$1');
}
