/** How addresses of a legacy page are led on. */
export interface LegacyLinks {
  /** Address of a page: of its own server on the portal, another site's as it is; undefined where it leads nowhere. */
  readonly page: (address: string) => string | undefined;
  /** Address by which the portal shows a picture of its own server; undefined for any other. */
  readonly picture: (address: string) => string | undefined;
  /** Path with query of a file of its own server. */
  readonly file: (address: string) => string | undefined;
  /** A target within the page. */
  readonly id: (id: string) => string;
}

const kept = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Reads addresses as the page at `url` of the remote's server means them; `base` is what it says of itself, and counts
 * where it stays on that server.
 */
export function legacyLinks(remote: string, url: URL, base?: string): LegacyLinks {
  const said = base === undefined ? null : URL.parse(base, url);
  const from = said?.host === url.host ? said : url;

  function read(address: string): URL | undefined {
    return URL.parse(address, from) ?? undefined;
  }

  /** The same server by another protocol is the same pages. */
  function isOwn(target: URL): boolean {
    return target.host === url.host && (target.protocol === 'http:' || target.protocol === 'https:');
  }

  function file(address: string): string | undefined {
    const target = read(address);
    return target && isOwn(target) ? pathOf(target) : undefined;
  }

  const id = (name: string) => `legacy-${name}`;
  return {
    page(address) {
      const target = read(address);
      if (!target || !kept.has(target.protocol)) return undefined;
      if (!isOwn(target)) return target.username === '' ? target.href : undefined;
      const place = target.hash === '' ? '' : `#${id(target.hash.slice(1))}`;
      // A place of the same page must not ask for it again.
      return address.startsWith('#') ? place || '#' : `${pathOf(target)}${place}`;
    },
    file,
    picture(address) {
      const path = file(address);
      return path === undefined ? undefined : `/api/legacy/${remote}/imagen?path=${encodeURIComponent(path)}`;
    },
    id,
  };
}

/** A path that begins with two slashes would be another host. */
function pathOf({ pathname, search }: URL): string {
  return `${pathname.replace(/^\/{2,}/, '/')}${search}`;
}
