import type { RelatedAdvantage } from '@umbral/domain/api/plants.ts';
import { featured } from '@umbral/domain/limits/listing-limits.ts';

/** What an embedding page asks for. */
export interface RailProps {
  readonly title: string;
  /** Featured projects of the home page, plants by id, or plants like one. */
  readonly kind: 'featured' | 'ids' | 'related';
  /** For `ids`. */
  readonly ids: readonly number[];
  /** For `related`. */
  readonly plantId?: number;
  /** For `related`: only those that are better in this. */
  readonly than?: RelatedAdvantage;
  readonly limit: number;
  /** Of the rail's heading. */
  readonly level: 2 | 3;
}

const kinds = ['featured', 'ids', 'related'] as const;
const advantages: readonly RelatedAdvantage[] = ['cheaper', 'larger', 'sooner'];
const maxCards = 24;

/** Reads the props that a page of any version wrote; throws where they ask for nothing that can be shown. */
export function parseRailProps(value: unknown): RailProps {
  const given = new Map(Object.entries(value ?? {}));
  const kind = kinds.find((known) => known === given.get('kind'));
  const title = given.get('title');
  if (!kind || typeof title !== 'string') throw new Error('A project rail needs a title and a known kind');
  const ids = given.get('ids');
  const plantId = given.get('plantId');
  if (kind === 'related' && !isId(plantId)) throw new Error('A rail of related plants needs a plantId');
  const than = advantages.find((known) => known === given.get('than'));
  const limit = given.get('limit');
  return {
    title,
    kind,
    ids: Array.isArray(ids) ? ids.filter(isId).slice(0, maxCards) : [],
    ...(isId(plantId) ? { plantId } : {}),
    ...(than ? { than } : {}),
    limit: isId(limit) ? Math.min(limit, maxCards) : featured.home,
    level: given.get('level') === 3 ? 3 : 2,
  };
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}
