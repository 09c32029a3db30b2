import { isRemoteName, type RemoteName } from '../routes/owners.ts';

/** A fragment by its owner and name: `mf-project/project-rail`. */
export type FragmentAddress = `${RemoteName}/${string}`;

/** Splits a fragment's address; undefined when it names no remote or no fragment. */
export function parseFragmentAddress(text: string): { readonly owner: RemoteName; readonly name: string } | undefined {
  const [owner = '', name = '', ...rest] = text.split('/');
  return isRemoteName(owner) && name !== '' && rest.length === 0 ? { owner, name } : undefined;
}
