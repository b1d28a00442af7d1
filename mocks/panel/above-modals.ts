/**
 * Keeps an element visible and usable while the page has a modal dialog open. Content outside a modal is inert and
 * covered, so the element is moved into the dialog, and back when it closes.
 *
 * @param element must tolerate being moved
 */
export function stayAboveModals(element: Element): void {
  const settle = () => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (element.parentNode !== home) move(element, home);
  };
  settle();
  new MutationObserver(settle).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] });
}

interface Mover {
  moveBefore: (node: Node, child: Node | null) => void;
}

/** `moveBefore` preserves focus and input, where it is supported. */
function move(element: Element, home: Element): void {
  if (element.isConnected && canMove(home)) home.moveBefore(element, null);
  else home.append(element);
}

function canMove(home: Element): home is Element & Mover {
  return 'moveBefore' in home;
}
