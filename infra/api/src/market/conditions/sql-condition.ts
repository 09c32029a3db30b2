import type { Condition, Means } from '@umbral/domain/filters/filter-conditions.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Columns, columnIs } from './column.ts';
import { isInRing } from './ring-condition.ts';

/** A table of homes as conditions read it. */
export interface HomeSource {
  readonly columns: Partial<Columns>;
  readonly lat: RawBuilder<unknown>;
  readonly lng: RawBuilder<unknown>;
  /** Homes that somebody can pay month by month; absent where the table cannot tell. */
  readonly affordable?: (means: Means) => RawBuilder<boolean>;
  /** Asks another table what this one cannot tell. */
  elsewhere(condition: Condition): RawBuilder<boolean>;
}

/** All of some conditions on the homes of a source, in SQL; every value is a parameter. */
export function sqlConditions(conditions: readonly Condition[], source: HomeSource): RawBuilder<boolean> {
  if (conditions.length === 0) return sql`true`;
  return sql`${sql.join(
    conditions.map((condition) => sqlCondition(condition, source)),
    sql` and `,
  )}`;
}

const signs = { atLeast: sql`>=`, atMost: sql`<=`, above: sql`>` };

function sqlCondition(condition: Condition, source: HomeSource): RawBuilder<boolean> {
  switch (condition.kind) {
    case 'is': {
      const column = source.columns[condition.filter];
      return column ? columnIs(column, condition.value) : source.elsewhere(condition);
    }
    case 'atLeast':
    case 'atMost':
    case 'above': {
      const column = source.columns[condition.filter];
      return column ? sql`${column.value} ${signs[condition.kind]} ${condition.value}` : source.elsewhere(condition);
    }
    case 'anyOf': {
      const each = condition.conditions.map((one) => sqlCondition(one, source));
      return sql`(${sql.join(each, sql` or `)})`;
    }
    case 'not':
      return sql`(${sqlCondition(condition.condition, source)}) is not true`;
    case 'affordable':
      return source.affordable?.(condition.means) ?? source.elsewhere(condition);
    case 'around': {
      const { lat, lng, radiusKm } = condition.near;
      return sql`distance_m(${source.lat}, ${source.lng}, ${lat}, ${lng}) <= ${radiusKm * 1000}`;
    }
    case 'reached': {
      const each = condition.rings.map((ring) => isInRing(source.lat, source.lng, ring));
      return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`;
    }
    case 'onMap':
    case 'says':
      return source.elsewhere(condition);
  }
}
