import { isRemoteName, type RemoteName } from '@umbral/protocol/routes/owners.ts';

/** Name of the cookie and of the query parameter that put remotes of development servers into the page. */
export const overrideName = 'mfdev';

/** A remote that a development server on this machine serves. */
export interface Override {
  readonly name: RemoteName;
  readonly origin: string;
}

/** Reads `mf-search@45010,mf-project@45011`. Only a port can be named: code from elsewhere is never run. */
export function parseOverrides(text: string | undefined): readonly Override[] {
  return (text ?? '').split(',').flatMap((part) => {
    const [, name = '', port = ''] = /^([a-z0-9-]+)@(\d{4,5})$/.exec(part.trim()) ?? [];
    return isRemoteName(name) && Number(port) <= 65_535 ? [{ name, origin: `http://127.0.0.1:${port}` }] : [];
  });
}

/**
 * Answer to a visit that names overrides in its address: they move into the cookie, beside those of other remotes that
 * it has, and the address gets clean. An address that names none ends all of them.
 */
export function overrideRedirect(
  url: URL,
  had: string | undefined,
): { readonly location: string; readonly cookie: string } | undefined {
  const wanted = url.searchParams.get(overrideName);
  if (wanted === null) return undefined;
  const named = parseOverrides(wanted);
  const origins = new Map(
    [...(named.length > 0 ? parseOverrides(had) : []), ...named].map((one) => [one.name, one.origin]),
  );
  const overrides = [...origins].map(([name, origin]) => `${name}@${new URL(origin).port}`);
  const value = encodeURIComponent(overrides.join(','));
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => name !== overrideName)).toString();
  return {
    location: query === '' ? url.pathname : `${url.pathname}?${query}`,
    cookie: `${overrideName}=${value}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${value === '' ? 0 : 86_400}`,
  };
}
