/**
 * Keeps an element usable while the page has a modal dialog open: whatever stands outside of one can be neither seen
 * in front of it nor pressed, so the element moves into it, and back when it closes.
 *
 * @param element what shall stay in reach; it must not mind where it stands
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

/** Focus and what is typed survive where the browser can move what stands. */
function move(element: Element, home: Element): void {
  if (element.isConnected && canMove(home)) home.moveBefore(element, null);
  else home.append(element);
}

function canMove(home: Element): home is Element & Mover {
  return 'moveBefore' in home;
}
