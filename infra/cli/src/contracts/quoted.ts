/** A value as a literal that can break out of no source. */
export function quoted(value: unknown): string {
  // JSON may hold the two line ends that older readers of JavaScript do not allow in texts.
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
