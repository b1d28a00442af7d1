import type { components } from '@generated/schema';

import { HOUR, isoDateTime, MINUTE } from '../../domain/calendar';
import { CHARGE_LIFETIME_MS } from '../../domain/money/deposits';
import { RAISE_DELAY_MS } from '../../domain/protection/limits';
import { EXCLUSION_MONTHS, SUSPENSION_HOURS } from '../../domain/protection/protection';
import { DUE_AFTER_MS } from '../../domain/money/withdrawals';
import { CENTRAL_EXCLUSION } from '../players/central-exclusion';

type Platform = components['schemas']['Platform'];

/** Fictional operator, with invalid addresses only. */
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

/** Rules with the numbers that the stand-in itself applies (SPEC D22), and help lines that really exist. */
const RULES: Platform['rules'] = {
  pix_code_minutes: CHARGE_LIFETIME_MS / MINUTE,
  withdrawal_minutes: DUE_AFTER_MS / MINUTE,
  limit_increase_hours: RAISE_DELAY_MS / HOUR,
  suspension_hours: [...SUSPENSION_HOURS],
  exclusion_months: [...EXCLUSION_MONTHS],
  registration_act: 'Portaria SPA/MF 2.579/2025',
  help_lines: [
    { name: 'CVV', description: 'apoio emocional 24 horas', phone: '188', url: 'https://cvv.org.br' },
    { name: 'SUS', description: 'unidade básica de saúde ou CAPS mais perto de você, sem custo', phone: null, url: null },
    { name: 'Jogadores Anônimos', description: 'reuniões presenciais e on-line', phone: null, url: null },
  ],
};

/** Names of games of other houses, and of the street, with the search that finds something like them. */
const SYNONYMS: Platform['search_synonyms'] = [
  { words: ['tigrinho', 'jogo do tigrinho', 'fortune tiger', 'tigre'], search: 'onça' },
  { words: ['aviator', 'aviãozinho', 'jogo do avião', 'foguetinho', 'spaceman'], search: 'crash' },
  { words: ['jogo do bicho', 'bicho', 'fortune ox', 'touro', 'coelhinho'], search: 'slots' },
  { words: ['roleta brasileira', 'roulette', 'lightning'], search: 'roleta' },
  { words: ['vinte e um', 'vinte-e-um', '21'], search: 'blackjack' },
];

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
    rules: RULES,
    search_synonyms: SYNONYMS,
  };
}
