/** Which builder a page asks to be rated, if any. */
export interface RatingProps {
  readonly builder?: number;
}

/** Reads the props that a page of whatever version wrote; what is no number of a builder asks for none. */
export function parseRatingProps(value: unknown): RatingProps {
  const builder = Number(Object(value).builder ?? 0);
  return Number.isInteger(builder) && builder > 0 && builder < 2 ** 31 ? { builder } : {};
}
