import { appendPointer, members } from './json';
import type { JsonObject } from './json';
import type { Finding } from './operation-rules';

/** Requires that no name is in two sections of the components, because several generators write all sections into one namespace. */
export function hasUniqueComponentNames(document: JsonObject): Finding[] {
  const sections = new Map<string, string>();
  return members(document['components']).flatMap(([section, components]) =>
    members(components).flatMap(([name]) => {
      const other = sections.get(name);
      sections.set(name, section);
      if (other === undefined) return [];
      return [{ pointer: appendPointer('#', 'components', section, name), message: `${other} also has a ${name}` }];
    }),
  );
}
