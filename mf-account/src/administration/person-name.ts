/** Name and surname of an account. */
export function nameOf({ name, last_name }: { readonly name: string; readonly last_name: string }): string {
  return `${name} ${last_name}`.trim();
}
