import type { components } from '@generated/schema';

type MenuItem = components['schemas']['SettingsMenuItem'];

/** Main menu of the demo operator, by which players open casino, sports, own games and promotions (SPEC E6). */
export const MENU: MenuItem[] = [
  { label: 'Cassino', url: '/casino', icon: 'lucide:dices' },
  { label: 'Slots', url: '/casino/slots', icon: 'lucide:cherry' },
  { label: 'Ao vivo', url: '/casino/live', icon: 'lucide:radio' },
  { label: 'Esportes', url: '/sports', icon: 'lucide:trophy' },
  { label: 'Mines', url: '/games/mines', icon: 'lucide:bomb' },
  { label: 'Double', url: '/games/double', icon: 'lucide:circle-dot' },
  { label: 'Promoções', url: '/promotions', icon: 'lucide:gift' },
  { label: 'Jogo responsável', url: '/jogo-responsavel', icon: 'lucide:shield-check' },
];

/** Menu of the footer: pages that must be reachable from everywhere. */
export const FOOTER_MENU: MenuItem[] = [
  { label: 'Jogo responsável', url: '/jogo-responsavel', icon: 'lucide:shield-check' },
  { label: 'Como funciona a autoexclusão', url: '/autoexclusao', icon: null },
  { label: 'Termos de uso', url: '/termos-de-uso', icon: null },
  { label: 'Política de privacidade', url: '/politica-de-privacidade', icon: null },
  { label: 'Política de bônus', url: '/politica-de-bonus', icon: null },
  { label: 'Regras de apostas', url: '/rules-betting', icon: null },
  { label: 'Depósitos e saques', url: '/regras-de-deposito-e-saque', icon: null },
  { label: 'Identidade e prevenção à lavagem', url: '/politica-de-kyc-e-pld', icon: null },
  { label: 'Política de cookies', url: '/politica-de-cookies', icon: null },
  { label: 'Ouvidoria', url: '/ouvidoria', icon: null },
];
