import { RejectedError, UnreachableError } from './api';

const UNREACHABLE_MESSAGE = 'The stand-in does not answer. Trying again.';

/**
 * Creates the status line: that the stand-in does not respond, or else the last load error, or else the last message; '' if there is none.
 * An unreachable load or action counts until the next load ends. Only rejected loads have a load error. `clear` removes the message only.
 */
export function createPanelStatus() {
  let message = { text: '', isBad: false };
  let loadError = '';
  let isDown = false;

  return {
    text: (): string => (isDown ? UNREACHABLE_MESSAGE : loadError || message.text),
    isTrouble: (): boolean => isDown || loadError !== '' || message.isBad,
    show(text: string, isBad = false): void {
      message = { text, isBad };
    },
    clear(): void {
      message = { text: '', isBad: false };
    },
    clearLoadError(): void {
      loadError = '';
    },
    actionFailed(error: unknown): void {
      if (error instanceof UnreachableError) isDown = true;
      message = { text: error instanceof Error ? error.message : String(error), isBad: true };
    },
    loadSucceeded(): void {
      if (isDown) message = { text: 'The stand-in answers again.', isBad: false };
      isDown = false;
      loadError = '';
    },
    loadFailed(error: unknown): void {
      isDown = error instanceof UnreachableError;
      loadError = error instanceof RejectedError ? error.message : '';
    },
  };
}
