/** The article that is commented on. */
export interface CommentsProps {
  readonly slug: string;
  readonly id: number;
}

/** Reads the props of whoever embeds the comments; without an article there are none, which is an error. */
export function parseCommentsProps(value: unknown): CommentsProps {
  if (typeof value === 'object' && value !== null && 'slug' in value && 'id' in value) {
    const { slug, id } = value;
    if (typeof slug === 'string' && typeof id === 'number') return { slug, id };
  }
  throw new Error('The comments need the slug and the id of an article');
}
