const preload = /<link rel="preload" as="image"[^<>]*>/g;

/**
 * Takes the image preloads that React puts before its HTML out of it: inside a root they would be foreign nodes that
 * break hydration, in the head they do their work.
 */
export function liftPreloads(html: string): { readonly html: string; readonly preloads: readonly string[] } {
  if (!html.includes('<link rel="preload" as="image"')) return { html, preloads: [] };
  return { html: html.replace(preload, ''), preloads: html.match(preload) ?? [] };
}
