/** A record has this facet value (tags are the facet `_tags`). */
export interface FacetLeaf {
  kind: 'facet';
  attribute: string;
  value: string;
  isNegated: boolean;
  /** Weight among optional or scored filters; 1 unless given. */
  score: number;
}

/** A record has a number in this range. */
export interface NumberLeaf {
  kind: 'number';
  attribute: string;
  from: number;
  to: number;
  /** Whether `from` and `to` themselves are outside. */
  excludesFrom: boolean;
  excludesTo: boolean;
  isNegated: boolean;
  score: number;
}

export type FilterLeaf = FacetLeaf | NumberLeaf;

/** A filter in conjunctive normal form: every clause must hold, a clause holds if one of its leaves does. */
export type Filter = FilterLeaf[][];

export type NumberOperator = '<' | '<=' | '=' | '!=' | '>' | '>=';

/** A range leaf for a comparison with one number. */
export function compareLeaf(attribute: string, operator: NumberOperator, value: number): NumberLeaf {
  const isEquality = operator === '=' || operator === '!=';
  return {
    kind: 'number',
    attribute,
    from: isEquality || operator.startsWith('>') ? value : Number.NEGATIVE_INFINITY,
    to: isEquality || operator.startsWith('<') ? value : Number.POSITIVE_INFINITY,
    excludesFrom: operator === '>',
    excludesTo: operator === '<',
    isNegated: operator === '!=',
    score: 1,
  };
}

/** An inclusive range leaf. */
export function rangeLeaf(attribute: string, from: number, to: number): NumberLeaf {
  return { kind: 'number', attribute, from, to, excludesFrom: false, excludesTo: false, isNegated: false, score: 1 };
}

/** A facet leaf. */
export function facetLeaf(attribute: string, value: string, isNegated = false): FacetLeaf {
  return { kind: 'facet', attribute, value, isNegated, score: 1 };
}
