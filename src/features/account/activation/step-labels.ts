import type { ActivationStep } from '@generated/api/model/activation-step';

/** Title and explanation of each step of the activation of a new account. */
export const STEP_LABELS: Readonly<Record<ActivationStep['name'], { title: string; text: string }>> = {
  identity: { title: 'Identidade', text: 'Documento com foto e reconhecimento facial.' },
  address: { title: 'Endereço', text: 'Onde você mora, com CEP.' },
  bank_account: { title: 'Conta bancária', text: 'A conta de onde vêm os depósitos, no seu CPF.' },
  unknown: { title: 'Outra etapa', text: 'Fale com o suporte para saber o que falta.' },
};

/** Label of each state of an activation step. */
export const STATE_LABELS: Readonly<Record<ActivationStep['state'], string>> = {
  missing: 'Falta fazer',
  in_review: 'Em análise',
  rejected: 'Recusado',
  done: 'Feito',
  unknown: 'Em processamento',
};
