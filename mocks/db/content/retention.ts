import type { components } from '@generated/schema';

/** Data that the operator keeps, for how long and why: section 5 of the privacy policy. */
export const RETENTION: readonly components['schemas']['RetentionRule'][] = [
  {
    data: 'Cadastro, documentos e imagem do rosto',
    period: '5 anos depois do fim da conta',
    reason: 'A regulação de prevenção à lavagem de dinheiro exige.',
  },
  {
    data: 'Depósitos, saques e apostas',
    period: '5 anos depois do fim da conta',
    reason: 'Prestação de contas ao regulador e à Receita Federal.',
  },
  {
    data: 'Limites, pausas e autoexclusões',
    period: '5 anos depois do fim da conta',
    reason: 'Comprovam que a sua proteção foi respeitada.',
  },
  { data: 'Registros de acesso', period: '6 meses, no mínimo', reason: 'O Marco Civil da Internet exige.' },
  { data: 'Preferências de comunicação', period: 'Até você revogar', reason: 'Dependem só do seu consentimento.' },
];
