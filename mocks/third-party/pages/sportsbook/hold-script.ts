import { AGAIN_MS, type Held, type Holder, type Order } from './held';
import { loadBook } from './load-book';

/**
 * Holds a book that comes as a script with a global.
 *
 * @throws RangeError when the script is not one of those that may run here; Error when it does not load
 */
export async function holdScript({ root, link, call, token }: Holder, { address, path, isForHighlights }: Order): Promise<Held> {
  const vendor = await loadBook(address);
  if (isForHighlights) {
    const tell = async () => link.send('highlights', { events: await vendor.highlights(call) });
    await tell();
    setInterval(() => void tell(), AGAIN_MS);
    return { setToken() {}, navigate() {}, setView() {} };
  }
  // Where it begins is an entry of the history as its other places are: Back leads to it.
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
