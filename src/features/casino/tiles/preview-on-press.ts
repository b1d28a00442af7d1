import { openModal } from '@/product/modal-store';

import { gameIdAt } from './game-id-at';

/** Time after which a touch is a long press. It is slightly longer than that of browsers, whose context-menu event is preferred. */
export const LONG_PRESS_MS = 600;
/** Distance after which a moving finger counts as scrolling. */
const MAX_MOVE_PX = 10;
const RIGHT_BUTTON = 2;

/**
 * Opens the preview of a game on a long press on its tile, or with the context-menu key of a keyboard (SPEC S26). The
 * right mouse button keeps the menu of the browser, and the favorite button opens no preview. Safari on iPhone has no context-menu event,
 * so a timer detects the press there.
 *
 * @returns a cleanup that removes the listeners
 */
export function previewOnPress(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isTouching = false;
  /** True if the touch that is going on has opened a preview. */
  let hasOpened = false;

  const cancel = () => clearTimeout(timer);
  const open = (id: string) => {
    cancel();
    if (!hasOpened) openModal({ name: 'game', id, isPreview: true });
    hasOpened = isTouching;
  };

  const onStart = ({ target, touches }: TouchEvent) => {
    cancel();
    [isTouching, hasOpened] = [true, false];
    const id = gameIdAt(target);
    const touch = touches[0];
    if (id === undefined || touch === undefined || touches.length > 1 || isFavoriteButton(target)) return;
    start = { x: touch.clientX, y: touch.clientY };
    timer = setTimeout(() => open(id), LONG_PRESS_MS);
  };
  const onMove = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    if (touch === undefined || Math.hypot(touch.clientX - start.x, touch.clientY - start.y) > MAX_MOVE_PX) cancel();
  };
  const onEnd = (event: TouchEvent) => {
    cancel();
    // The click after the touch would otherwise press the preview at this place.
    if (hasOpened) event.preventDefault();
    [isTouching, hasOpened] = [false, false];
  };
  const onContextMenu = (event: MouseEvent) => {
    const id = gameIdAt(event.target);
    const isMouse = event.button === RIGHT_BUTTON || event.ctrlKey;
    if (id === undefined || isMouse || isFavoriteButton(event.target)) return;
    event.preventDefault();
    open(id);
  };

  document.addEventListener('touchstart', onStart, { passive: true, signal });
  document.addEventListener('touchmove', onMove, { passive: true, signal });
  document.addEventListener('touchend', onEnd, { passive: false, signal });
  document.addEventListener('touchcancel', onEnd, { passive: true, signal });
  document.addEventListener('scroll', cancel, { passive: true, capture: true, signal });
  document.addEventListener('contextmenu', onContextMenu, { signal });
  return () => {
    cancel();
    listeners.abort();
  };
}

const isFavoriteButton = (target: EventTarget | null) => target instanceof Element && target.closest('[aria-pressed]') !== null;
