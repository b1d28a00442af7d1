/**
 * Maximum of API calls that a page makes until it is quiet, for a visitor without a login and for a player who is logged in. A
 * page that needs a login has no limit for visitors. The browser tests fail above the limits.
 */
interface CallLimit {
  readonly visitor?: number;
  readonly player?: number;
}

/** Limits by path of the page: the calls as counted today. Those of home are the targets of docs/scale.md. */
export const CALL_LIMITS: Readonly<Record<string, CallLimit>> = {
  '/': { visitor: 5, player: 8 },
  '/casino/slots': { visitor: 6, player: 9 },
  '/casino/live': { visitor: 6, player: 9 },
  '/promotions': { visitor: 3, player: 7 },
  '/games/mines': { visitor: 4, player: 11 },
  '/games/double': { visitor: 6, player: 11 },
  '/providers': { visitor: 4, player: 7 },
  '/sports': { visitor: 6, player: 10 },
  '/play/1001': { visitor: 5, player: 8 },
  '/user/wallet': { player: 10 },
  '/user/bonus': { player: 9 },
  '/user/wallet/deposit': { player: 10 },
  '/user/withdraw': { player: 11 },
  '/user/transaction': { player: 7 },
  '/user/history': { player: 7 },
  '/user/protection': { player: 7 },
  '/user/account': { player: 8 },
  '/user/indications': { player: 8 },
};

/** Maximum of API calls that an idle page makes in a minute while its socket is connected, for a visitor and for a player. */
export const MAX_IDLE_CALLS_PER_MINUTE = 0;
/** Maximum of API calls that a visitor's idle page of the game double makes in a minute while its socket is connected. */
export const MAX_DOUBLE_CALLS_PER_MINUTE = 2;
