import { readFileSync } from 'node:fs';

import ts from 'typescript';

import { absolute } from '../../scripts/project-files';
import type { JsonSchema } from '../../src/api/runtime-config-checks';

/** Doc comments of keys, by their path such as `realtime.key`. */
export type Descriptions = ReadonlyMap<string, string>;

/**
 * Reads the doc comments of an interface's members, including those of nested object types. Members without one are left out.
 *
 * @param file path relative to the project's root
 */
export function readDescriptions(file: string, interfaceName: string): Descriptions {
  const source = ts.createSourceFile(file, readFileSync(absolute(file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  const visit = (members: ts.NodeArray<ts.TypeElement>, prefix: string) => {
    for (const member of members.filter((node) => ts.isPropertySignature(node))) {
      const path = `${prefix}${member.name.getText(source)}`;
      const [doc] = ts.getJSDocCommentsAndTags(member);
      const text = doc === undefined ? undefined : ts.getTextOfJSDocComment(doc.comment);
      if (text !== undefined) found.set(path, text.replaceAll(/\s+/g, ' '));
      member.type?.forEachChild((child) => {
        if (ts.isTypeLiteralNode(child)) visit(child.members, `${path}.`);
      });
      if (member.type !== undefined && ts.isTypeLiteralNode(member.type)) visit(member.type.members, `${path}.`);
    }
  };
  for (const node of source.statements) if (ts.isInterfaceDeclaration(node) && node.name.text === interfaceName) visit(node.members, '');
  return found;
}

/** Returns a copy of a schema with descriptions and required keys. `path` is that of the schema, empty for the whole configuration. */
export function describeSchema(schema: JsonSchema, descriptions: Descriptions, path = ''): JsonSchema {
  const description = descriptions.get(path);
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const properties = propertiesOf(schema).map(([name, property]) => [name, describeSchema(property, descriptions, below(name))] as const);
  const required = properties.flatMap(([name, property]) => (isRequired(property) ? [name] : []));
  return {
    ...schema,
    ...(description !== undefined && { description }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  };
}

/** Returns true for a key that has no default. An object without one is required if one of its own keys is. */
function isRequired({ type, default: fallback, required }: JsonSchema): boolean {
  if (fallback !== undefined) return false;
  return [type].flat().includes('object') ? required !== undefined : true;
}

/** Renders the keys of a schema as a Markdown table. Nested keys have their path. */
export function renderKeys(schema: JsonSchema): string {
  const rows = keysOf(schema, '').map(
    ([path, { description, ...property }]) =>
      `| \`${path}\` | ${valueOf(property)} | ${defaultOf(property)} | ${String(description ?? '')} |`,
  );
  return ['| key | value | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

function keysOf(schema: JsonSchema, prefix: string): (readonly [string, JsonSchema])[] {
  return propertiesOf(schema).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    return [[path, property] as const, ...keysOf(property, `${path}.`)];
  });
}

function propertiesOf({ properties }: JsonSchema): [string, JsonSchema][] {
  return typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
}

function valueOf({ type, title, enum: words, minimum, maximum, items }: JsonSchema): string {
  if (Array.isArray(words)) return words.map((word) => `\`${String(word)}\``).join(', ');
  if (typeof title === 'string') return title;
  const range = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? ` from ${String(minimum)} to ${String(maximum)}` : '';
  const kind = Array.isArray(type) ? type.join(' or ') : String(type);
  const item = typeof items === 'object' && items !== null && 'title' in items ? ` of ${String(items.title)}` : '';
  return `${kind}${range}${item}`;
}

function defaultOf(schema: JsonSchema): string {
  if ('default' in schema && schema.default !== undefined) return `\`${JSON.stringify(schema.default)}\``;
  return schema.type === 'object' ? '' : 'required';
}
