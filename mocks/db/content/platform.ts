import type { components } from '@generated/schema';

import { isoDateTime } from '../../domain/calendar';
import { CENTRAL_EXCLUSION } from '../central-exclusion';

type Platform = components['schemas']['Platform'];

/** Fictional; all its addresses are invalid. */
export const OPERATOR = {
  company: 'Operadora Exemplo S.A.',
  cnpj: '12.345.678/0001-95',
  authorization: 'Portaria SPA/MF nº 0.000/2026 (ambiente de demonstração)',
  email: 'suporte@palpite.invalid',
  ombudsman: 'ouvidoria@palpite.invalid',
  privacy: 'privacidade@palpite.invalid',
  phone: '08000000000',
  help: 'https://ajuda.palpite.invalid',
  hours: '24 horas por dia, todos os dias',
} as const;

/** Returns the platform information at `now` (Unix ms). */
export function platformAt(now: number): Platform {
  const { company, cnpj, authorization, email, phone, help, hours } = OPERATOR;
  return {
    environment: 'sandbox',
    authorization,
    company,
    cnpj,
    support: { email, phone, url: help, hours },
    central_url: CENTRAL_EXCLUSION,
    server_time: isoDateTime(now),
  };
}
