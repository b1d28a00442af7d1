import type { useNavigate } from '@/shell/navigation';
import { paths } from '@/shell/paths';

type Navigate = ReturnType<typeof useNavigate>;

let navigate: Navigate | null = null;

/**
 * Opens a page of the site, for what stands outside of the pages: the session, and what lies above them. From the login page the player comes back
 * to the page of before (SPEC R34).
 */
export function navigateTo(to: '/' | '/login' | '/user/protection'): void {
  const path = to === '/login' ? loginFrom(window.location) : to === '/' ? paths.index() : paths.protection();
  if (path === undefined) return;
  if (navigate === null) window.location.assign(path);
  else void navigate(path);
}

/** Gives `go` the router's own way; null once the router is gone. */
export function setNavigator(own: Navigate | null): void {
  navigate = own;
}

/** The login page with the way back; undefined where the player is there already. */
function loginFrom({ pathname, search, hash }: Location): string | undefined {
  if (pathname === paths.login()) return undefined;
  const isHome = pathname === paths.index() || pathname === paths.home();
  return paths.login({ redirect: isHome ? undefined : pathname + search + hash });
}
