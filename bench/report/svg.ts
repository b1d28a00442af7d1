type Attributes = Readonly<Record<string, string | number>>;

/** Colors that are readable on white and on black. */
export const COLORS = { own: '#2563eb', static: '#16a34a', hydrated: '#d97706', libraries: '#9333ea', other: '#64748b', limit: '#dc2626' };

/** Returns an element of HTML or SVG. Children are markup, attributes are escaped. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(attributeText(value))}"`);
  return `<${name}${list.join('')}>${children.join('')}</${name}>`;
}

/** Returns an image with a text for screen readers. */
export function svg(width: number, height: number, label: string, ...children: readonly string[]): string {
  return tag(
    'svg',
    { viewBox: `0 0 ${attributeText(width)} ${attributeText(height)}`, width, height, role: 'img', 'aria-label': label },
    ...children,
  );
}

/** Returns text at its baseline. */
export function text(x: number, y: number, content: string, attributes: Attributes = {}): string {
  return tag('text', { x, y, ...attributes }, escapeMarkup(content));
}

export function rect(x: number, y: number, width: number, height: number, fill: string, title = ''): string {
  return tag('rect', { x, y, width: Math.max(0, width), height, fill }, ...(title === '' ? [] : [tag('title', {}, escapeMarkup(title))]));
}

/** Returns a vertical line. */
export function rule(x: number, top: number, bottom: number, color: string): string {
  return tag('line', { x1: x, x2: x, y1: top, y2: bottom, stroke: color, 'stroke-width': 1.5 });
}

export function escapeMarkup(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Shortens a text in the middle, because the end of a path has the name of the file. */
export function shorten(content: string, length: number): string {
  if (content.length <= length) return content;
  const kept = length - 1;
  return `${content.slice(0, Math.ceil(kept / 2))}…${content.slice(content.length - Math.floor(kept / 2))}`;
}

const attributeText = (value: string | number) => (typeof value === 'number' ? String(Number(value.toFixed(1))) : value);
