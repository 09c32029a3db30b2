import { type FoundRecord, foundRecord } from './found-record.ts';
import { MatchGroups } from './match-groups.ts';
import { type PromotedRecord, withPromoted } from './promotion.ts';
import { bestGroups, effectiveRanking, mergeRanked, rankMatches } from './ranking.ts';
import type { SearchQuery } from './search-query.ts';
import type { SegmentMatches } from './segment-matches.ts';

interface GroupedSearch {
  query: SearchQuery;
  distinct: { attribute: string; count: number };
  promoted: readonly PromotedRecord[];
}

/**
 * The groups on the page that is asked for, each with its best records, and how many groups there are. A page is of so
 * many groups, however many records each of them shows.
 */
export function bestOfGroups(
  all: readonly SegmentMatches[],
  { query, distinct, promoted }: GroupedSearch,
): { total: number; records: FoundRecord[] } {
  const groups = new MatchGroups(all, distinct.attribute);
  const total = groups.count + promoted.length;
  const limit = query.offset + query.length;
  if (query.length === 0) return { total, records: [] };
  const ranking = effectiveRanking(query);
  const leaders = mergeRanked(
    all.map((matches) => bestGroups(matches, ranking, { groups, limit })),
    ranking,
  );
  const chosen = new Map<number, FoundRecord[]>();
  for (const { matches, doc } of leaders) {
    const group = groups.groupOf(matches)(doc);
    if (chosen.size < limit) chosen.set(group, chosen.get(group) ?? []);
  }
  for (const matches of all) {
    const groupOf = groups.groupOf(matches);
    matches.keep((doc) => chosen.has(groupOf(doc)));
  }
  const lists = all.map((matches) => rankMatches(matches, ranking, matches.count));
  for (const record of mergeRanked(lists, ranking)) {
    const members = chosen.get(groups.groupOf(record.matches)(record.doc));
    if (members && members.length < distinct.count) members.push(foundRecord(record, query, members.length));
  }
  const alone = promoted.map(({ position, record }) => ({ position, record: [record] }));
  return {
    total,
    records: withPromoted([...chosen.values()], alone)
      .slice(query.offset, limit)
      .flat(),
  };
}
