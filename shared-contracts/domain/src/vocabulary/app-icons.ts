/** Icons of the installed portal, drawn from its mark: their sides in pixels, and whether a launcher may cut them. */
export const appIconFiles = [
  { name: 'umbral-192.png', size: 192, purpose: 'any' },
  { name: 'umbral-512.png', size: 512, purpose: 'any' },
  { name: 'umbral-mask-192.png', size: 192, purpose: 'maskable' },
  { name: 'umbral-mask-512.png', size: 512, purpose: 'maskable' },
  /** For a home screen that rounds the corners itself. */
  { name: 'umbral-touch-180.png', size: 180, purpose: 'maskable' },
] as const;
