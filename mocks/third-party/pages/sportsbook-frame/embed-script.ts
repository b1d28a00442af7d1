import { HIGHLIGHTS_INTERVAL_MS, type EmbeddedBook, type EmbedContext, type EmbedRequest } from './embedded-book';
import { loadBook } from './load-book';

/**
 * Embeds a sportsbook script with a global.
 *
 * @throws {RangeError} if not allowed; {Error} if it does not load
 */
export async function embedScript(
  { root, link, call, token }: EmbedContext,
  { address, path, isForHighlights }: EmbedRequest,
): Promise<EmbeddedBook> {
  const vendor = await loadBook(address);
  if (isForHighlights) {
    const sendHighlights = async () => link.send('highlights', { events: await vendor.highlights(call) });
    await sendHighlights();
    setInterval(() => void sendHighlights(), HIGHLIGHTS_INTERVAL_MS);
    return { setToken() {}, navigate() {}, setView() {} };
  }
  // A history entry for the first page, so that Back leads to it.
  if (location.hash === '') history.replaceState(null, '', `#${path}`);
  return vendor.mount(root, {
    call,
    token: token(),
    path,
    onNavigate: (to) => link.send('navigated', { path: to }),
    onBetPlaced: (bets, stake) => link.send('bet-placed', { bets, stake }),
    onTokenExpired: () => link.send('token-expired', {}),
    onLoginRequired: () => link.send('login-required', {}),
    onScroll: (top) => link.send('scroll', { top }),
  });
}
