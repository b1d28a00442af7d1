import type { Complaint } from '@generated/api/model/complaint';
import type { ComplaintSubject } from '@generated/api/model/complaint-subject';

import { formatDate, formatDateTime } from '@/shared/format/date';

/** Labels of the subjects of a complaint (pt-BR), in the order in which the form lists them. */
export const SUBJECT_LABELS: Readonly<Record<ComplaintSubject, string>> = {
  payment: 'Depósito ou saque',
  bet: 'Aposta ou jogo',
  account: 'Conta e acesso',
  bonus: 'Bônus ou promoção',
  responsible_gaming: 'Jogo responsável',
  other: 'Outro assunto',
};

/** Returns the text of the state of a complaint: with the time of its answer, without one the deadline, unless the complaint is closed. */
export function stateText({ state, due_at: due, answer }: Pick<Complaint, 'state' | 'due_at' | 'answer'>): string {
  if (answer !== null) return `${state === 'closed' ? 'Encerrada' : 'Respondida'} em ${formatDateTime(answer.answered_at)}`;
  if (state === 'closed') return 'Encerrada';
  if (state === 'unknown') return `Em processamento. Resposta até ${formatDate(due)}`;
  return `${state === 'in_review' ? 'Em análise' : 'Recebida'}. Resposta até ${formatDate(due)}`;
}
