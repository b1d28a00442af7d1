import type { Complaint } from '@generated/api/model/complaint';
import type { ComplaintSubject } from '@generated/api/model/complaint-subject';

import { formatDate, formatDateTime } from '@/shared/format/date';

export const SUBJECT_LABELS: Readonly<Record<ComplaintSubject, string>> = {
  payment: 'Depósito ou saque',
  bet: 'Aposta ou jogo',
  account: 'Conta e acesso',
  bonus: 'Bônus ou promoção',
  responsible_gaming: 'Jogo responsável',
  other: 'Outro assunto',
};

/** Returns the text of the state of a complaint, with the deadline until there is an answer. */
export function stateText({ state, due_at: due, answer }: Pick<Complaint, 'state' | 'due_at' | 'answer'>): string {
  if (answer !== null) return `${state === 'closed' ? 'Encerrada' : 'Respondida'} em ${formatDateTime(answer.answered_at)}`;
  if (state === 'closed') return 'Encerrada';
  if (state === 'unknown') return `Em processamento. Resposta até ${formatDate(due)}`;
  return `${state === 'in_review' ? 'Em análise' : 'Recebida'}. Resposta até ${formatDate(due)}`;
}
