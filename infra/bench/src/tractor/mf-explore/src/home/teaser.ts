/** A picture that leads to a category. */
export interface Teaser {
  readonly title: string;
  readonly image: string;
  readonly url: string;
}

export const teaserWidths = [500, 1000] as const;
export const teaserSizes = '(min-width: 500px) 50vw, 100vw';
