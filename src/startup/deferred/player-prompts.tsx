// Separate chunk: a visitor needs no answers about a player.
import { useDepositPopup } from './use-deposit-popup';
import { useLocationPrompt } from './use-location-prompt';
import { useTermsPrompt } from './use-terms-prompt';

/** Opens the prompts for a player: deposit, new terms, location. Renders nothing. */
export function PlayerPrompts(): null {
  useDepositPopup();
  useTermsPrompt();
  useLocationPrompt();
  return null;
}
