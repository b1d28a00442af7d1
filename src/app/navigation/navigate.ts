import type { useNavigate } from '@/shell/navigation';
import { paths } from '@/shell/paths';

type Navigate = ReturnType<typeof useNavigate>;

let routerNavigate: Navigate | null = null;

/**
 * Opens a page from outside of the router; `/login` returns to the current page (SPEC R34). Without a router the
 * browser loads it.
 */
export function navigateTo(to: '/' | '/login' | '/user/protection'): void {
  const path = to === '/login' ? loginPath(window.location) : to === '/' ? paths.index() : paths.protection();
  if (path === undefined) return;
  if (routerNavigate === null) window.location.assign(path);
  else void routerNavigate(path);
}

export function setNavigator(next: Navigate | null): void {
  routerNavigate = next;
}

/** Returns the path with a way back; undefined on the login page. */
function loginPath({ pathname, search, hash }: Location): string | undefined {
  if (pathname === paths.login()) return undefined;
  const isHome = pathname === paths.index() || pathname === paths.home();
  return paths.login({ redirect: isHome ? undefined : pathname + search + hash });
}
