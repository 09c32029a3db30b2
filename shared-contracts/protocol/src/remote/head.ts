import type { Robots } from '../routes/owners.ts';

/** What a page says about itself in the document's head. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Path with query of the canonical address; the shell makes it absolute. Default: the page's own path. */
  readonly canonical?: string;
  /** Overrides the route table's value. */
  readonly robots?: Robots;
  /** Paths of the neighbours in a paged list. */
  readonly prev?: string;
  readonly next?: string;
  /** Structured data (schema.org), one object per script. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** Path of the picture for social networks. */
  readonly image?: string;
  /** The picture that paints largest in the first view, to be preloaded. */
  readonly preloadImage?: {
    readonly src: string;
    readonly srcSet?: string;
    readonly avifSrcSet?: string;
    readonly sizes?: string;
  };
}
