let keys: readonly string[] = [];

/** Kinds of pages that visitors mostly open after the one in sight; none until the server has told. */
export function likelyPages(): readonly string[] {
  return keys;
}

/** Takes what the server has counted. */
export function setLikelyPages(likely: unknown): void {
  keys = Array.isArray(likely) ? likely.filter((key) => typeof key === 'string') : [];
}
