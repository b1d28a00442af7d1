import type { Call } from '../shared/backend';
import { type Book, mountBook } from './book';

interface Options {
  /** Token of the player; missing for a visitor. */
  readonly token?: string;
}

interface SportsBook {
  readonly container: HTMLElement;
  readonly props: {
    readonly onRouteChange?: (route: Readonly<Record<string, string>>) => void;
    readonly onBetPlacement?: (placed: { betIds: readonly string[] }) => void;
    readonly onSignInButtonClick?: () => void;
  };
}

/**
 * Creates the stand-in's sportsbook with the shape of altenarWSDK.js. Its pages are named by their paths. It reports as many bet ids as
 * bets were placed, but invented ones, and it does not report an expired token. `set` without a token does not log out a shown book.
 */
export function createAltenar(call: Call) {
  let token: string | undefined;
  let book: Book | undefined;
  return {
    init(options: Options): void {
      ({ token } = options);
    },
    set(options: Options): void {
      ({ token } = options);
      if (token !== undefined) book?.setToken(token);
    },
    addSportsBook({ container, props }: SportsBook): void {
      book = mountBook(container, {
        call,
        token,
        onNavigate: (path) => props.onRouteChange?.({ page: path === '/' ? 'overview' : path.slice(1) }),
        onBetPlaced: (bets) => props.onBetPlacement?.({ betIds: Array.from({ length: bets }, () => crypto.randomUUID()) }),
        onTokenExpired() {},
        onLoginRequired: () => props.onSignInButtonClick?.(),
      });
    },
  };
}
