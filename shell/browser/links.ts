import { softOwnerOf } from './route-owner.ts';

interface SoftNavigation {
  readonly go: (href: string) => void;
  readonly overtake: () => void;
}

/**
 * Makes plain links to pages of remotes soft; what a remote's router already took stays with it. Such a link, taken by
 * whomever, overtakes a navigation that is still getting ready.
 */
export function softenLinks({ go, overtake }: SoftNavigation): void {
  document.addEventListener('click', (event) => plainHref(event) !== undefined && overtake(), { capture: true });
  document.addEventListener('click', (event) => {
    const href = plainHref(event);
    if (event.defaultPrevented || href === undefined) return;
    event.preventDefault();
    go(href);
  });
}

/** The path that a click or a hover on an element would softly lead to; undefined where the browser should act. */
export function softHref(target: EventTarget | null): string | undefined {
  // Links of a drawing have no address as text; their remote's router follows them.
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not(svg a)') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || !softOwnerOf(pathname)) return undefined;
  const isAnchor = hash !== '' && pathname === location.pathname && search === location.search;
  return isAnchor ? undefined : `${pathname}${search}${hash}`;
}

function plainHref(event: MouseEvent): string | undefined {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier ? softHref(event.target) : undefined;
}
