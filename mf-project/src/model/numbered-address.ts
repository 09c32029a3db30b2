/** The number of the project that an address names, whatever its words are; nothing for any other text. */
export function projectIdOf(name: string): number | undefined {
  const [, digits] = /^([1-9]\d{0,8})(?:-[a-z0-9-]*)?$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
