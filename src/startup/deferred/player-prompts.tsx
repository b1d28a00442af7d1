// Separate chunk: a visitor needs no answers about a player.
import { useDepositPopup } from './use-deposit-popup';
import { useLocationPrompt } from './use-location-prompt';
import { useTermsPrompt } from './use-terms-prompt';

/** Opens what a player is asked for: a deposit, the location, new terms. Renders nothing. */
export function PlayerPrompts(): null {
  useDepositPopup();
  useTermsPrompt();
  useLocationPrompt();
  return null;
}
