/** A place in a page that a fragment of another remote fills. */
export interface FragmentPlace {
  /** `mf-project/project-rail`. */
  readonly of: string;
  /** JSON text. */
  readonly props: string;
}

// An attribute has no < or >, so a tag ends at the first >.
const places = /(<div(?=[^<>]* data-fragment=")[^<>]*)><\/div>/g;
const escapes: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'", amp: '&' };

/** What a fragment with these props is recorded under. */
export function keyOfFragment({ of, props }: FragmentPlace): string {
  return `${of} ${props}`;
}

/** Fills the empty places of a page; one for which there is no HTML stays empty. */
export function fillPlaces(html: string, htmlOf: (place: FragmentPlace) => string | undefined): string {
  return html.replace(places, (whole, open: string) => {
    const filled = htmlOf({ of: attribute(open, 'data-fragment'), props: attribute(open, 'data-props') || '{}' });
    return filled === undefined ? whole : `${open}>${filled}</div>`;
  });
}

/** The empty places of a page, in their order. */
export function placesIn(html: string): readonly FragmentPlace[] {
  const found: FragmentPlace[] = [];
  fillPlaces(html, (place) => {
    found.push(place);
    return undefined;
  });
  return found;
}

function attribute(tag: string, name: string): string {
  const text = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return text.replace(/&(#?\w+);/g, (whole, word: string) => escapes[word] ?? whole);
}
