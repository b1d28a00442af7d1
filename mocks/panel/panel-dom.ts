/**
 * Creates look-ups in the DOM of the panel: `find` by id (undefined if there is none), `host`, the panel's element outside of
 * its shadow root, and `hasFocus`, true if an element inside the panel has the focus.
 *
 * @param root container inside the shadow root
 */
export function createPanelDom(root: HTMLElement) {
  const shadow = (): ShadowRoot | undefined => {
    const tree = root.getRootNode();
    return tree instanceof ShadowRoot ? tree : undefined;
  };
  return {
    find: (id: string): HTMLElement | undefined => [...root.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id),
    host: (): Element | null => shadow()?.host ?? null,
    hasFocus: (): boolean => (shadow()?.activeElement ?? null) !== null,
  };
}
