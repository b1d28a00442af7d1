import type { useNavigate } from '@/shell/navigation';

type Navigate = ReturnType<typeof useNavigate>;

let navigate: Navigate | null = null;

/** Opens a page of the site, for what stands outside of the pages: the session. */
export function go(path: string): void {
  if (navigate === null) window.location.assign(path);
  else void navigate(path);
}

/** Gives `go` the router's own way; null once the router is gone. */
export function setGo(own: Navigate | null): void {
  navigate = own;
}
