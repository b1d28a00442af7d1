type Handler = (event: Event) => void;
type Prop = string | number | boolean | undefined | Handler;

/** Attributes and listeners of an element by name; listeners are named `onclick` and so on. */
export interface Props {
  /** Key that keeps the element when its siblings change. No sibling has the same. */
  readonly key?: string;
  readonly [name: string]: Prop;
}

/** Description of an element, from which `render` makes a real one. */
export interface VirtualElement {
  readonly tag: string;
  readonly props: Props;
  readonly children: readonly Leaf[];
}
type Leaf = VirtualElement | string;
/** Content of an element. False and undefined render nothing. */
export type Child = Leaf | false | undefined | readonly Child[];

const SVG = 'http://www.w3.org/2000/svg';
/** Handlers by element and by attribute, such as `onclick`. */
const handlers = new WeakMap<Element, Map<string, Handler | undefined>>();
/** Keys of the rendered nodes that have one. */
const keys = new WeakMap<ChildNode, string>();

/** Describes an element. Functions are listeners; false and undefined attributes are left out. */
export function h(tag: string, props: Props = {}, ...children: Child[]): VirtualElement {
  return { tag, props, children: flatten(children) };
}

/** Renders into an element, changing only differing nodes, so that focus and input stay. Removes other children of the element. */
export function render(root: Element, ...children: Child[]): void {
  patch(root, flatten(children));
}

function flatten(children: readonly Child[]): Leaf[] {
  return children.flatMap((child): Leaf[] => {
    if (child === false || child === undefined) return [];
    return typeof child === 'string' || 'tag' in child ? [child] : flatten(child);
  });
}

/** Makes the children of an element equal to the wanted ones. Nodes with the same key are moved, others reused in place. */
function patch(parent: Element, wanted: readonly Leaf[]): void {
  const wantedKeys = new Set(wanted.map(getKey));
  const keyed = new Map([...parent.childNodes].map((node) => [keys.get(node), node]));
  // Removed elements come first, so that siblings without a key stay in place.
  for (const [key, node] of keyed) if (key !== undefined && !wantedKeys.has(key)) node.remove();
  let next = parent.firstChild;
  for (const leaf of wanted) {
    const key = getKey(leaf);
    const found = key === undefined ? next : (keyed.get(key) ?? null);
    const node = found !== null && isSame(found, leaf) ? found : create(parent, leaf);
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
    update(node, leaf);
  }
  while (next !== null) {
    const spare = next;
    next = next.nextSibling;
    spare.remove();
  }
}

function getKey(leaf: Leaf): string | undefined {
  return typeof leaf === 'string' ? undefined : leaf.props.key;
}

function isSame(node: ChildNode, leaf: Leaf): boolean {
  if (typeof leaf === 'string') return node instanceof Text;
  return node instanceof Element && node.localName === leaf.tag && keys.get(node) === getKey(leaf);
}

function create(parent: Element, leaf: Leaf): ChildNode {
  if (typeof leaf === 'string') return document.createTextNode(leaf);
  const isSvg = leaf.tag === 'svg' || parent.namespaceURI === SVG;
  const element = isSvg ? document.createElementNS(SVG, leaf.tag) : document.createElement(leaf.tag);
  if (leaf.props.key !== undefined) keys.set(element, leaf.props.key);
  return element;
}

function update(node: ChildNode, leaf: Leaf): void {
  if (typeof leaf === 'string') {
    if (node.textContent !== leaf) node.textContent = leaf;
    return;
  }
  if (!(node instanceof Element)) return;
  const wanted = Object.entries(leaf.props).filter(([name, value]) => name !== 'key' && value !== undefined && value !== false);
  const names = new Set(wanted.map(([name]) => name));
  for (const { name } of [...node.attributes]) if (!names.has(name)) node.removeAttribute(name);
  for (const name of handlers.get(node)?.keys() ?? []) if (!names.has(name)) handlers.get(node)?.set(name, undefined);
  patch(node, leaf.children);
  // The attributes come last, because a select needs the option of its value.
  for (const [name, value] of wanted) set(node, name, value);
}

function set(element: Element, name: string, value: Prop): void {
  if (typeof value === 'function') return listen(element, name, value);
  const text = value === true ? '' : String(value);
  if (name === 'value' && 'value' in element && element.value !== text) element.value = text;
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** Sets a handler, which one permanent listener per event calls. */
function listen(element: Element, name: string, handler: Handler): void {
  const listeners = handlers.get(element) ?? new Map<string, Handler | undefined>();
  handlers.set(element, listeners);
  if (!listeners.has(name)) element.addEventListener(name.slice(2), (event) => listeners.get(name)?.(event));
  listeners.set(name, handler);
}
