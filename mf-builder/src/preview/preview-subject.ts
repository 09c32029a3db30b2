/** What is previewed: a draft, or a project where it has none; neither before the first save. */
export interface PreviewSubject {
  readonly draftId: number | null;
  readonly projectId: number | null;
}

/** Screens on which a page is looked at: their width and the height that is seen of it at once, in CSS pixels. */
export const screenSizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  computer: { width: 1440, height: 900 },
} as const;
export type ScreenSize = keyof typeof screenSizes;

/** How much a screen is made smaller to fit into so much room; it is never made larger. */
export function scaleFor({ width }: { readonly width: number }, room: number): number {
  return room > 0 ? Math.min(1, room / width) : 1;
}
