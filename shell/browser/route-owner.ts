import { isRemoteName, type RemoteName } from '@umbral/protocol/routes/owners.ts';
import { bootRemote } from './load-remote.ts';
import { matchPage } from './match-page.ts';

/** Who owns a path; undefined: nobody, so the server answers. */
export function ownerOf(pathname: string): RemoteName | 'shell' | undefined {
  return matchPage(pathname)?.route.owner;
}

/** The remote that can show a path without a document load; undefined when the server must answer. */
export function softOwnerOf(pathname: string): RemoteName | undefined {
  const owner = ownerOf(pathname);
  return owner !== undefined && isRemoteName(owner) && bootRemote(owner) ? owner : undefined;
}
