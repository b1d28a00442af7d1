import type { BookAdapter } from '../../../../frames/sportsbook/book-adapter';
import type { Call } from '../shared/backend';
import { loadBook } from './load-book';

const HIGHLIGHTS_INTERVAL_MS = 60_000;

/**
 * Creates the adapter of the stand-in's own sportsbook script. For highlights it shows no book, and sends them at once and each minute as
 * long as the page lives. The adapter rejects if the script is not allowed or does not load.
 */
export function standInScript(call: Call): BookAdapter {
  return async ({ root, link, token, address, path, isForHighlights }) => {
    const vendor = await loadBook(address);
    if (isForHighlights) {
      const sendHighlights = async () => link.send('highlights', await vendor.highlights(call));
      await sendHighlights();
      setInterval(() => void sendHighlights(), HIGHLIGHTS_INTERVAL_MS);
      return { setToken() {}, navigate() {}, setView() {} };
    }
    // The first page gets a history entry, so that Back leads to it.
    if (location.hash === '') history.replaceState(null, '', `#${path}`);
    return vendor.mount(root, {
      call,
      token: token(),
      path,
      onNavigate: (to) => link.send('navigated', { path: to }),
      onBetPlaced: (bets, stake) => link.send('bet-placed', { bets, stake }),
      onTokenExpired: () => link.send('token-expired', {}),
      onLoginRequired: () => link.send('login-required', {}),
      onBetsChanged: () => link.send('bets-changed', {}),
    });
  };
}
