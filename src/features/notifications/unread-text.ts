/** Largest count that fits into the badge. */
const MAX_COUNT = 9;

/** Formats the badge: '3', '9+'. */
export function unreadText(unread: number): string {
  return unread > MAX_COUNT ? `${String(MAX_COUNT)}+` : String(unread);
}

/** Formats the name of the bell: 'Avisos, 3 não lidos', or 'Avisos' for none. */
export function unreadLabel(unread: number): string {
  if (unread === 0) return 'Avisos';
  return `Avisos, ${String(unread)} ${unread === 1 ? 'não lido' : 'não lidos'}`;
}
