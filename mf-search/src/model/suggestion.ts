/** Groups of the suggestions, in the order in which they are shown. */
export const suggestionGroups = ['past', 'place', 'project', 'builder', 'type'] as const;
export type SuggestionGroup = (typeof suggestionGroups)[number];

/** Something to pick while typing: it leads to an address, or completes what is typed. */
export interface Suggestion {
  readonly group: SuggestionGroup;
  /** Unique among the suggestions of a moment. */
  readonly id: string;
  readonly label: string;
  /** What it is: "Zona de Bogotá". */
  readonly detail?: string;
  /** Homes behind it. */
  readonly count?: number;
  readonly leads: { readonly to: string } | { readonly text: string };
}
