import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { AssetLink } from './asset-links.ts';

const link = /<link rel="stylesheet" href="(\/r\/_legacy\/[^"<>]*)">/g;

/**
 * Takes the stylesheets of a legacy page out of its HTML: in the head they are there before it is painted, also where it
 * comes softly. Only those of its own remote; what it names otherwise stays where it is.
 */
export function liftStyles(
  html: Buffer,
  owner: RemoteName,
): { readonly html: Buffer; readonly styles: readonly AssetLink[] } {
  const own = `/r/_legacy/${owner}/`;
  if (!html.includes(`href="${own}`)) return { html, styles: [] };
  const styles = new Map<string, AssetLink>();
  const rest = html.toString().replace(link, (whole, href: string) => {
    if (!href.startsWith(own)) return whole;
    styles.set(href, { href });
    return '';
  });
  return { html: Buffer.from(rest), styles: [...styles.values()] };
}
