import { isRemoteName, type RemoteName } from '../routes/owners.ts';

/** A fragment by its owner and name: `mf-project/project-rail`. */
export type FragmentAddress = `${RemoteName}/${string}`;

/** Props of fragments by address, which the files that `umbral types` writes add to; of others nothing is known here. */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to
export interface KnownFragments {}

/** The props of a fragment, as far as they are known. */
export type FragmentPropsOf<Of extends FragmentAddress> = Of extends keyof KnownFragments
  ? KnownFragments[Of]
  : Readonly<Record<string, unknown>>;

/** Splits a fragment's address; undefined when it names no remote or no fragment. */
export function parseFragmentAddress(text: string): { readonly owner: RemoteName; readonly name: string } | undefined {
  const [owner = '', name = '', ...rest] = text.split('/');
  return isRemoteName(owner) && name !== '' && rest.length === 0 ? { owner, name } : undefined;
}
