const prefix = 'mf-builder/form/';

/** Says to the other tabs of this browser that a form is open, until it is left; ends by itself with the tab. */
export function holdForm(key: string): () => void {
  const left = Promise.withResolvers<void>();
  // A browser without locks cannot tell: its forms are all taken for closed ones.
  navigator.locks?.request(prefix + key, () => left.promise).catch(() => undefined);
  return () => left.resolve();
}

/** Keys of the forms that are open in some tab of this browser now. */
export async function openForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : [])));
}

/** What an earlier form has left on the device is its own while its tab lives; others may take it up after that. */
export async function withoutOpen<Copy extends { readonly key: string }>(copies: readonly Copy[]): Promise<Copy[]> {
  if (copies.length === 0) return [];
  const open = await openForms();
  return copies.filter(({ key }) => !open.has(key));
}
