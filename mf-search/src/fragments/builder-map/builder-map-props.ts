/** Whose projects are wanted. */
export interface BuilderMapProps {
  /** Slug; empty for nobody. */
  readonly builder: string;
}

/** Reads the props of whoever embeds the map. */
export function parseBuilderMapProps(value: unknown): BuilderMapProps {
  const { builder }: { builder?: unknown } = typeof value === 'object' && value !== null ? value : {};
  return { builder: typeof builder === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(builder) ? builder : '' };
}
