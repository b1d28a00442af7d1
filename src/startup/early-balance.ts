import { getProp, parseJson } from '@/api/body';
import { lastActivityAt } from '@/features/protection/inactivity/last-activity';
import { formatMoney } from '@/shared/format/money';
import { readStored } from '@/shared/lib/safe-storage';

/** Interval of the checks for a logout in another tab, as long as that of the session. */
const CHECK_MS = 500;
const MINUTE_MS = 60_000;
/** Text in place of the amount for a player who has hidden the balance. */
const HIDDEN_BALANCE = 'R$\u00a0••••';

/**
 * Writes the balance that the page's head has requested into the prerendered header, until the application renders it. Removes it
 * if the token changes or the page is left. Writes nothing if no request was sent, the response cannot be shown or the page is locked.
 * Sets `window.earlyBalance`, with whose `end` the application removes the balance.
 *
 * @throws whatever the request throws, or a SyntaxError if the response is no JSON
 */
export async function showEarlyBalance(shell: Element): Promise<void> {
  const { earlyRead } = window;
  const place = shell.querySelector('[data-balance]');
  if (earlyRead === undefined || place === null) return;
  const { token, isCurrent } = earlyRead;
  const response = await earlyRead.response;
  if (response.status !== 200) return;
  // Reads a clone, because the transport reads the original.
  const text = balanceText(await response.clone().json());
  // Without the attribute the application has taken over.
  if (text === undefined || !isCurrent() || !shell.hasAttribute('data-shell') || isLocked() || !isInReais()) return;
  const timer = setInterval(() => isCurrent() || end(), CHECK_MS);
  const end = () => {
    clearInterval(timer);
    removeEventListener('pagehide', end);
    place.replaceChildren();
    delete window.earlyBalance;
  };
  // The back-forward cache would restore the balance for another player.
  addEventListener('pagehide', end);
  place.replaceChildren(text);
  window.earlyBalance = { token, text, place, end };
}

/**
 * Returns the text of the balance without the bonus, as in the first line of the header's balance, or dots if the player has hidden
 * it. Undefined for a response that needs validation or repair.
 */
function balanceText(me: unknown): string | undefined {
  const cents = getProp(me, 'balance');
  if (!isCents(cents)) return undefined;
  const isHidden = getProp(getProp(parseJson(readStored('local', 'menu') ?? ''), 'state'), 'balanceHidden') === true;
  return isHidden ? HIDDEN_BALANCE : formatMoney(cents);
}

const isCents = (value: unknown): value is number => Number.isSafeInteger(value);

const blockText = (id: string) => document.getElementById(id)?.textContent ?? '';

/** Returns true if the page is locked after inactivity, so that no balance is written (SPEC Q33). */
function isLocked(): boolean {
  const minutes = getProp(getProp(parseJson(blockText('config')), 'regulation'), 'inactivityMinutes');
  const last = lastActivityAt();
  return typeof minutes !== 'number' || (minutes > 0 && last > 0 && Date.now() - last >= minutes * MINUTE_MS);
}

/** Returns true unless the settings in the page have another currency (SPEC E7). */
const isInReais = () => !/"general_currency":"(?!BRL")/.test(blockText('snapshot'));
