import { isWithin, type OrderKey } from '../engine/index-schema.ts';
import type { AttributeRank } from '../engine/query-text.ts';
import type { RankingStep } from '../engine/search-query.ts';
import { parseDeclared } from './declared-attributes.ts';
import type { IndexSettings } from './index-settings.ts';

/** A facet that an index declares. */
export interface DeclaredFacet {
  attribute: string;
  isSearchable: boolean;
  isFilterOnly: boolean;
  isAfterDistinct: boolean;
}

/** What the settings of an index mean for a search; an index and its replicas are views of the same records. */
export class IndexView {
  readonly settings: IndexSettings;
  readonly facets: DeclaredFacet[];
  readonly ranking: RankingStep[];
  readonly #searchable: { attribute: string; rank: number; isOrdered: boolean }[] | null;
  readonly #ranks = new Map<string, AttributeRank | null>();

  constructor(settings: IndexSettings, isVirtual = false) {
    this.settings = settings;
    this.facets = (settings.attributesForFaceting ?? []).map(declaredFacet);
    this.#searchable = searchableRanks(settings.searchableAttributes);
    this.ranking = rankingSteps(settings, isVirtual);
  }

  /** The declared facet that covers an attribute. */
  facet(attribute: string): DeclaredFacet | undefined {
    return this.facets.find((facet) => isWithin(attribute, facet.attribute));
  }

  /** Searchable attributes in order, or null for all. */
  get searchable(): string[] | null {
    return this.#searchable?.map(({ attribute }) => attribute) ?? null;
  }

  /** Attributes that numeric filters may name, or null for all. */
  get numeric(): string[] | null {
    return this.settings.numericAttributesForFiltering?.map((text) => parseDeclared(text).attribute) ?? null;
  }

  /** The rank of an attribute in searches, or null if it is not searched. */
  rankOf(path: string): AttributeRank | null {
    const known = this.#ranks.get(path);
    if (known !== undefined) return known;
    const found = this.#searchable?.find(({ attribute }) => isWithin(path, attribute));
    const allowsTypos = !(this.settings.disableTypoToleranceOnAttributes ?? []).some((name) => isWithin(path, name));
    const isSearched = this.#searchable === null || found !== undefined;
    const rank = isSearched ? { rank: found?.rank ?? 0, isOrdered: found?.isOrdered ?? false, allowsTypos } : null;
    this.#ranks.set(path, rank);
    return rank;
  }

  /** The orders that searches of this view use, without and with a text. */
  orders(): OrderKey[][] {
    const steps = this.ranking.filter((step) => step.kind === 'order').map((step) => step.keys);
    return [steps.flat(), ...steps];
  }
}

function declaredFacet(text: string): DeclaredFacet {
  const { attribute, modifiers } = parseDeclared(text);
  return {
    attribute,
    isSearchable: modifiers.has('searchable'),
    isFilterOnly: modifiers.has('filterOnly'),
    isAfterDistinct: modifiers.has('afterDistinct'),
  };
}

/** One entry may name several attributes of equal rank, separated by commas; their positions do not count. */
function searchableRanks(declared: string[] | undefined) {
  if (declared === undefined || declared.length === 0) return null;
  return declared.flatMap((entry, rank) => {
    const names = entry.split(',').map(parseDeclared);
    return names.map(({ attribute, modifiers }) => ({
      attribute,
      rank,
      isOrdered: names.length === 1 && !modifiers.has('unordered'),
    }));
  });
}

const TEXT_STEPS = new Set(['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact'] as const);
const DEFAULT_RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** A virtual replica puts its own order before the text criteria; the others follow their `ranking` literally. */
function rankingSteps(settings: IndexSettings, isVirtual: boolean): RankingStep[] {
  const custom: RankingStep = {
    kind: 'order',
    keys: (settings.customRanking ?? []).flatMap((text) => orderKey(text) ?? []),
  };
  const names = settings.ranking ?? DEFAULT_RANKING;
  const steps = names.flatMap((name): RankingStep[] => {
    if (name === 'custom') return [custom];
    const key = orderKey(name);
    if (key !== null) return [{ kind: 'order', keys: [key] }];
    const kind = [...TEXT_STEPS].find((step) => step === name);
    return kind === undefined ? [] : [{ kind }];
  });
  return isVirtual ? [custom, ...steps.filter((step) => step !== custom)] : steps;
}

function orderKey(text: string): OrderKey | null {
  const { attribute, modifiers } = parseDeclared(text);
  if (!modifiers.has('asc') && !modifiers.has('desc')) return null;
  return { attribute, isDescending: modifiers.has('desc') };
}
