/**
 * Creates lookups inside the panel's shadow root.
 *
 * @param root container inside the shadow root
 */
export function createPanelDom(root: HTMLElement) {
  const shadow = (): ShadowRoot | undefined => {
    const tree = root.getRootNode();
    return tree instanceof ShadowRoot ? tree : undefined;
  };
  return {
    /** Finds an element of the panel by id. */
    find: (id: string): HTMLElement | undefined => [...root.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id),
    host: (): Element | null => shadow()?.host ?? null,
    /** Returns true if the focus is inside the panel. */
    hasFocus: (): boolean => (shadow()?.activeElement ?? null) !== null,
  };
}
