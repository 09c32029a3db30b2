import type { TravelMode } from '@umbral/domain/travel/travel-mode.ts';
import type { MonthlyPanel, MonthlyPill } from './monthly-panel.ts';

export interface OrderLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A choice that is a link, with its results. */
export interface CountedLink extends OrderLink {
  readonly count: number;
}

/** A pill of the bar: what it is about, and what is chosen. */
export interface FilterPill {
  readonly key: 'type' | 'rooms' | 'statuses';
  readonly label: string;
  readonly isChosen: boolean;
}

/** What the filters say while all of them are closed. */
export interface FilterSummary {
  /** What the pill of prices shows: "$ 180–320 M". */
  readonly price?: string;
  readonly monthly: MonthlyPill;
  readonly pills: readonly FilterPill[];
  /** Filters that many look for, offered once more above the results. */
  readonly promoted: readonly CountedLink[];
  readonly dropped?: DroppedChoices;
  /** What was understood of ranges whose ends came in the wrong order [B032]. */
  readonly crossed: readonly string[];
  /** What is said about the sentence that led here. */
  readonly notes: readonly SentenceNote[];
}

/** Something that is said about a sentence, with a way on where there is one. */
export interface SentenceNote {
  readonly text: string;
  readonly way?: { readonly label: string; readonly href: string };
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** Where the count is none: how many there are once what depends on this filter is cleared. */
  readonly otherwise?: number;
}

/** Choices that a change of another one took away, in words: "Zona: Suba". */
export interface DroppedChoices {
  readonly labels: readonly string[];
  /** The listing with all of them, as it was before. */
  readonly undoHref: string;
}

/** One choice out of a list. */
export interface SelectFilter {
  readonly name: string;
  readonly label: string;
  /** The option for "any". */
  readonly any: string;
  readonly value: string;
  readonly options: readonly FilterOption[];
  /** Why it cannot be chosen yet [B027]. */
  readonly disabledReason?: string;
}

/** One (`values` of at most one) or several out of a few. */
export interface ChoiceFilter {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly options: readonly FilterOption[];
  readonly disabledReason?: string;
}

export interface ToggleFilter {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly count: number;
  /** What the form says where it is on; "1" unless given. */
  readonly value?: string;
}

/** A fair that one may search in. */
export interface FairName {
  readonly slug: string;
  readonly name: string;
}

interface RangeText {
  readonly min: string;
  readonly max: string;
}

/** A reach that is on, in the words of an address, and what may be changed of it. */
export interface ReachChoice {
  readonly value: string;
  readonly label: string;
  readonly minutes: number;
  readonly mode: TravelMode;
}

/** What every filter form has: it goes to an address, with what one can pay. */
interface MoneyForm {
  /** Address to which the form goes. */
  readonly action: string;
  readonly price: RangeText;
  /** What one can pay each month. */
  readonly monthly: MonthlyPanel;
}

/** The panels of the pills. */
export interface PillPanels extends MoneyForm {
  /** Where each choice of a pill leads. */
  readonly pillChoices: Readonly<Partial<Record<FilterPill['key'], readonly CountedLink[]>>>;
  /** Choices that the small form of prices keeps without showing them. */
  readonly besidesPrice: readonly (readonly [string, string])[];
}

/** The filter form of the sheet: its fields in the order in which they depend on one another. */
export interface FilterPanel extends MoneyForm {
  readonly places: readonly SelectFilter[];
  readonly kinds: readonly SelectFilter[];
  readonly area: RangeText;
  /** One out of several tiles, an empty value for any. */
  readonly measures: readonly ChoiceFilter[];
  readonly strata: ChoiceFilter;
  readonly statuses: ChoiceFilter;
  readonly toggles: readonly ToggleFilter[];
  /** The active fairs, where there are several. */
  readonly fairs?: SelectFilter;
  /** The point that is searched around, in the words of the form. */
  readonly near?: { readonly point: string; readonly radiusKm: number };
  /** What lies within some minutes of a place. */
  readonly reach?: ReachChoice;
  /** Choices that the form keeps without showing them. */
  readonly hidden: readonly (readonly [string, string])[];
}
