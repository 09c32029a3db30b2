/** `-400.3089763a.avif`: what differs between the files of one picture. */
const variant = /-\d+(?:\.[0-9a-f]{8})?\.(?:avif|webp|jpe?g|png)(?:\.avif)?$/;

/** One key for all sizes and formats of a picture: without a line any of them will do. */
export function pictureKey(href: string): string {
  return href.replace(variant, '');
}
