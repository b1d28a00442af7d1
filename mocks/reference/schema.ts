import { isObject, members, resolve } from './contract-tree';
import type { Json, JsonObject } from './contract-tree';
import { anchor, html, inline, nothing, table } from './html';
import type { Html } from './html';

/**
 * Renders an object schema's members, inline objects and the `data` wrapper as a table; other schemas as one line.
 *
 * @param schema without a reference: the caller resolves it
 */
export function schemaTable(document: JsonObject, schema: JsonObject): Html {
  const rows = memberRows(document, schema, '');
  if (rows.length === 0) return html`<p class="type">${renderType(schema)} ${renderConstraints(schema)}</p>`;
  return table(['Member', 'Type', 'Meaning'], rows);
}

/** Renders the type of a schema in words; references are links. */
export function renderType(schema: JsonObject): Html {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? reference;
    return html`<a href="#${anchor('schema', name)}">${name}</a>`;
  }
  for (const [keyword, word] of [
    ['oneOf', ' or '],
    ['anyOf', ' or '],
    ['allOf', ' and '],
  ] as const) {
    const parts = schema[keyword];
    if (Array.isArray(parts)) return joinHtml(parts.filter(isObject).map(renderType), word);
  }
  const { type, items, additionalProperties } = schema;
  if (type === 'array' && isObject(items)) return html`list of ${renderType(items)}`;
  if (type === 'object' && isObject(additionalProperties)) return html`map of ${renderType(additionalProperties)}`;
  if (Array.isArray(type)) return html`${type.map(String).join(' or ')}`;
  return html`${typeof type === 'string' ? type : 'any'}`;
}

/** Renders the constant, choices, format, limits, pattern and default of a schema; nothing if it has none. */
export function renderConstraints(schema: JsonObject): Html {
  const { const: fixed, enum: choices, format, pattern, default: fallback } = schema;
  const notes = [
    ...(fixed === undefined ? [] : [html`always ${code(fixed)}`]),
    ...(Array.isArray(choices) ? [joinHtml(choices.map(code), ' · ')] : []),
    ...(typeof format === 'string' ? [html`${format}`] : []),
    ...rangeNote(schema, 'minimum', 'maximum', ''),
    ...rangeNote(schema, 'minLength', 'maxLength', ' characters'),
    ...rangeNote(schema, 'minItems', 'maxItems', ' items'),
    ...(typeof pattern === 'string' ? [html`pattern <code>${pattern}</code>`] : []),
    ...(fallback === undefined ? [] : [html`default ${code(fallback)}`]),
  ];
  return notes.length === 0 ? nothing : html`<span class="notes">${joinHtml(notes, ', ')}</span>`;
}

function memberRows(document: JsonObject, schema: JsonObject, prefix: string): Html[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const own = members(schema['properties']).flatMap(([name, member]) => {
    if (!isObject(member)) return [];
    const path = prefix + name;
    const target = resolve(document, member);
    const optional = required.includes(name) ? nothing : html` <span class="optional">optional</span>`;
    const description = member['description'] ?? target['description'];
    const meaning = typeof description === 'string' ? inline(description) : nothing;
    const row = html`<tr>
      <th scope="row"><code>${path}</code>${optional}</th>
      <td>${renderType(member)}</td>
      <td>${meaning} ${renderConstraints(target)}</td>
    </tr>`;
    const { items } = member;
    return [
      row,
      ...innerRows(document, member, name, `${path}.`),
      ...(isObject(items) ? innerRows(document, items, name, `${path}[].`) : []),
    ];
  });
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isObject) : [];
  return [...own, ...parts.flatMap((part) => memberRows(document, resolve(document, part), prefix))];
}

/** Renders the members of an inline object, or of the wrapper `data`, whose named schema is shown in place. */
function innerRows(document: JsonObject, schema: JsonObject, name: string, prefix: string): Html[] {
  return memberRows(document, name === 'data' ? resolve(document, schema) : schema, prefix);
}

function rangeNote(schema: JsonObject, low: string, high: string, unit: string): Html[] {
  const from = schema[low];
  const to = schema[high];
  if (typeof from === 'number' && typeof to === 'number') return [html`${from} to ${to}${unit}`];
  if (typeof from === 'number') return [html`at least ${from}${unit}`];
  return typeof to === 'number' ? [html`at most ${to}${unit}`] : [];
}

function code(value: Json): Html {
  return html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;
}

function joinHtml(parts: Html[], word: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${word}${part}`))}`;
}
