import type { PushEvent, NotificationEvent, WorkerScope } from './worker-scope';

/** Content of a message. */
interface PushedNotice {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A path of the site. */
  readonly url: string;
}

/** Notice that replaces an unreadable message, because browsers demand a notification for every message. */
const UNREADABLE: PushedNotice = { id: 'notice', title: 'Você tem um aviso novo', body: 'Abra o site para ler.', url: '/' };

/** Shows a pushed notice in place of an earlier one with its id, in general words if the message is unreadable (SPEC S27). */
export function showNotice(scope: WorkerScope, { data }: PushEvent): Promise<void> {
  const { id, title, body, url } = parseNotice(data);
  return scope.registration.showNotification(title, { body, tag: id, lang: 'pt-BR', data: url });
}

/** Closes a pressed notice and opens its page, in a tab of the site if there is one. */
export async function openNotice(scope: WorkerScope, { notification }: NotificationEvent): Promise<void> {
  notification.close();
  const url = isPath(notification.data) ? notification.data : '/';
  const [tab] = await scope.clients.matchAll({ type: 'window' }).catch(() => []);
  // A browser may refuse to navigate a tab that another worker controls.
  const moved = await tab?.navigate(url).catch(() => null);
  await (moved ? moved.focus() : scope.clients.openWindow(url));
}

function parseNotice(data: PushEvent['data']): PushedNotice {
  try {
    const notice: unknown = JSON.parse(data?.text() ?? '');
    if (typeof notice !== 'object' || notice === null) return UNREADABLE;
    const { id, title, body, url } = notice as Readonly<Record<string, unknown>>;
    if (typeof id !== 'string' || typeof title !== 'string' || typeof body !== 'string') return UNREADABLE;
    return { id, title, body, url: isPath(url) ? url : '/' };
  } catch {
    return UNREADABLE;
  }
}

/** Returns true for a path of this site. A message must not open another site: it is only as trustworthy as the push service. */
function isPath(url: unknown): url is string {
  return typeof url === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(url);
}
