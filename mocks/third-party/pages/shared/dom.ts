type Handler = (event: Event) => void;
type Prop = string | number | boolean | undefined | Handler;

export interface Props {
  /** Keeps the element, with what the browser knows of it, when its neighbours change. */
  readonly key?: string;
  readonly [name: string]: Prop;
}

/** What an element shall be. */
export interface Wanted {
  readonly tag: string;
  readonly props: Props;
  readonly children: readonly Leaf[];
}
type Leaf = Wanted | string;
export type Child = Leaf | false | undefined | readonly Child[];

const SVG = 'http://www.w3.org/2000/svg';
const handlers = new WeakMap<Element, Map<string, Handler | undefined>>();
const keys = new WeakMap<ChildNode, string>();

/** Describes an element. Properties that are functions are listeners (`onclick`); false and undefined leave an attribute out. */
export function h(tag: string, props: Props = {}, ...children: Child[]): Wanted {
  return { tag, props, children: flatten(children) };
}

/** Makes the children of an element what they shall be, touching only what differs: focus and what is typed stay. */
export function render(root: Element, ...children: Child[]): void {
  patch(root, flatten(children));
}

function flatten(children: readonly Child[]): Leaf[] {
  return children.flatMap((child): Leaf[] => {
    if (child === false || child === undefined) return [];
    return typeof child === 'string' || 'tag' in child ? [child] : flatten(child);
  });
}

function patch(parent: Element, wanted: readonly Leaf[]): void {
  const wantedKeys = new Set(wanted.map(keyOf));
  const keyed = new Map([...parent.childNodes].map((node) => [keys.get(node), node]));
  // First, so that what stands without a key beside it is found where it was.
  for (const [key, node] of keyed) if (key !== undefined && !wantedKeys.has(key)) node.remove();
  let next = parent.firstChild;
  for (const leaf of wanted) {
    const key = keyOf(leaf);
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

function keyOf(leaf: Leaf): string | undefined {
  return typeof leaf === 'string' ? undefined : leaf.props.key;
}

function isSame(node: ChildNode, leaf: Leaf): boolean {
  if (typeof leaf === 'string') return node instanceof Text;
  return node instanceof Element && node.localName === leaf.tag && keys.get(node) === keyOf(leaf);
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
  // After the children: a select takes the value of an option that is there.
  for (const [name, value] of wanted) set(node, name, value);
}

function set(element: Element, name: string, value: Prop): void {
  if (typeof value === 'function') return listen(element, name, value);
  const text = value === true ? '' : String(value);
  if (name === 'value' && 'value' in element && element.value !== text) element.value = text;
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** One listener for the element's life, which asks for the handler of the day. */
function listen(element: Element, name: string, handler: Handler): void {
  const ears = handlers.get(element) ?? new Map<string, Handler | undefined>();
  handlers.set(element, ears);
  if (!ears.has(name)) element.addEventListener(name.slice(2), (event) => ears.get(name)?.(event));
  ears.set(name, handler);
}
