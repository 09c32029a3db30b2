/** An attribute with its modifiers, as in `searchable(filterOnly(city))`. */
export interface DeclaredAttribute {
  attribute: string;
  modifiers: Set<string>;
}

const MODIFIED = /^\s*([a-zA-Z]+)\(\s*(.+?)\s*\)\s*$/;

/** Takes the modifiers off an attribute, however deep they are nested. */
export function parseDeclared(text: string): DeclaredAttribute {
  const modifiers = new Set<string>();
  let attribute = text.trim();
  for (let match = MODIFIED.exec(attribute); match !== null; match = MODIFIED.exec(attribute)) {
    modifiers.add(match[1] ?? '');
    attribute = match[2] ?? '';
  }
  return { attribute, modifiers };
}

/** The name of a replica and whether it is virtual: `virtual(cheap_first)`. */
export function parseReplica(text: string): { name: string; isVirtual: boolean } {
  const { attribute, modifiers } = parseDeclared(text);
  return { name: attribute, isVirtual: modifiers.has('virtual') };
}
