/** First segments of addresses that a shell's front door answers itself: no page can lie below them. */
export const reservedSegments = [
  'livez',
  'readyz',
  'metrics',
  '_platform',
  'platform',
  '_link',
  '_signals',
  'api',
  'search',
  'r',
  'media',
  '_part',
  '_fragment',
  '_kept',
  '_worker.js',
  '_sin-conexion',
  'robots.txt',
  'favicon.svg',
  'favicon.ico',
  '_app',
] as const;
export type ReservedSegment = (typeof reservedSegments)[number];
