/**
 * Keeps an element usable beside a modal dialog, outside of which content is inert: moves it into the last open one, otherwise to the
 * end of the body, at once and as long as the page lives.
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

/** Moves an element. `moveBefore`, if supported, preserves focus and input. */
function move(element: Element, home: Element): void {
  if (element.isConnected && canMove(home)) home.moveBefore(element, null);
  else home.append(element);
}

function canMove(home: Element): home is Element & Mover {
  return 'moveBefore' in home;
}
