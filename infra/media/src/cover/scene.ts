/** An illustration for articles of a topic. */
export interface Scene {
  readonly slug: string;
  readonly alt: string;
  readonly draw: () => string;
}

export function scene(slug: string, alt: string, draw: () => string): Scene {
  return { slug, alt, draw };
}
