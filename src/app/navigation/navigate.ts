import { dismissAlerts } from '@/product/alert-store';
import type { LoginReturn } from '@/product/login-return';
import { SESSION_END } from '@/product/login-return';
import type { useNavigate } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useOpenRounds } from '@/product/open-rounds';

type Navigate = ReturnType<typeof useNavigate>;

let routerNavigate: Navigate | null = null;

/**
 * Opens a page from outside of the router; `/login` says that the session has ended, in place of the alert, and returns to the current
 * page (SPEC D4, R34). On the login page `/login` does nothing. Without a router the browser loads the page.
 */
export function navigateTo(to: '/' | '/login' | '/user/protection'): void {
  const path = to === '/login' ? loginPath(window.location) : to === '/' ? paths.index() : paths.protection();
  if (path === undefined) return;
  if (routerNavigate === null) window.location.assign(path);
  else if (to === '/login') openLogin(routerNavigate, path);
  else void routerNavigate(path);
}

function openLogin(navigate: Navigate, path: string): void {
  const isInMines = window.location.pathname === paths.mines() && useOpenRounds.getState().count > 0;
  const state: LoginReturn = { reason: isInMines ? 'open_mines_round' : 'session_ended', pageState: window.history.state?.usr ?? null };
  // The login page states the end of the session instead of the alert.
  dismissAlerts(SESSION_END);
  void navigate(path, { state });
}

/** Registers the router's function, with which `navigateTo` opens pages; null removes it. */
export function setNavigator(next: Navigate | null): void {
  routerNavigate = next;
}

/** Returns the path with a way back; undefined on the login page. */
function loginPath({ pathname, search, hash }: Location): string | undefined {
  if (pathname === paths.login()) return undefined;
  const isHome = pathname === paths.index() || pathname === paths.home();
  return paths.login({ redirect: isHome ? undefined : pathname + search + hash });
}
