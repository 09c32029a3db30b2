/** Forms that people send to the portal itself: what comes of them names no builder. */
export const portalContactKinds = [
  'potential',
  'landing',
  'landing-tv',
  'landing-postal',
  'fair-product',
  'fair',
] as const;
export type PortalContactKind = (typeof portalContactKinds)[number];

/** Whether a kind of contact is one that names no builder. */
export function isPortalContactKind(kind: string): kind is PortalContactKind {
  return portalContactKinds.some((one) => one === kind);
}

/** Where the portal's own team stands with what was written to it. */
export const portalContactStates = ['new', 'contacted', 'discarded'] as const;
export type PortalContactState = (typeof portalContactStates)[number];
