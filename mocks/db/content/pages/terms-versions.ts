import type { Terms } from '../../../domain/player/terms';
import { RULE_VALUES } from '../rule-values';
import type { RegulationPage } from './page';
import { TERMS } from './terms';

/** Version of the terms of use in force, with the differences from {@link PREVIOUS_TERMS} (SPEC Q2). */
export const CURRENT_TERMS: Terms = {
  version: TERMS.version,
  slug: TERMS.slug,
  published_at: TERMS.published_at,
  changes: [
    `Depósitos e saques (item 4): os saques caem em até ${RULE_VALUES.withdrawMinutes} minutos. Antes eram 24 horas.`,
    'Bônus e promoções (item 6): nenhuma promoção premia o cadastro ou o depósito.',
    'Limites e pausas (item 8): agora você limita também o tempo de jogo.',
  ],
};

/** Previous version, which is not listed: only the players' acceptances link to it. */
export const PREVIOUS_TERMS: RegulationPage = {
  ...TERMS,
  slug: `${TERMS.slug}-2-3`,
  title: 'Termos de uso (versão anterior)',
  version: '2.3',
  published_at: '2025-12-01T09:00:00-03:00',
  content: TERMS.content
    .replace(`em até ${RULE_VALUES.withdrawMinutes} minutos`, 'em até 24 horas')
    .replace(' Nenhuma promoção premia o cadastro ou o depósito.', '')
    .replace('depósitos, perdas, apostas e tempo', 'depósitos, perdas e apostas'),
};

/** Paths of the texts by version, for the list of what a player has accepted. */
export const TERMS_URLS: Readonly<Record<string, string>> = {
  [CURRENT_TERMS.version]: `/${CURRENT_TERMS.slug}`,
  [PREVIOUS_TERMS.version]: `/${PREVIOUS_TERMS.slug}`,
};
