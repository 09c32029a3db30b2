import {
  compareLeaf,
  type Filter,
  type FilterLeaf,
  facetLeaf,
  type NumberOperator,
  rangeLeaf,
} from '../engine/filter.ts';
import { badRequest } from '../protocol-error.ts';
import { type FilterToken, filterTokens } from './filter-tokens.ts';

const OPERATORS: Record<string, NumberOperator> = { '<': '<', '<=': '<=', '=': '=', '!=': '!=', '>': '>', '>=': '>=' };
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const SCORE = /^<score=(\d+)>$/;
const DEEPEST = 50;

/**
 * Parses a `filters` text into conjunctive normal form. Refuses what the protocol refuses: an AND in parentheses, an
 * OR of different kinds, NOT before a parenthesis, and anything unexpected (named with its column).
 */
export function parseFilters(text: string): Filter {
  if (text.trim() === '') return [];
  return new FiltersParser(text).parse();
}

class FiltersParser {
  readonly #tokens: FilterToken[];
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#tokens = filterTokens(text);
  }

  parse(): Filter {
    const filter = this.#conjunction();
    if (this.#token.kind !== 'end') throw unexpected(this.#token, 'expected end of filter');
    for (const clause of filter) refuseMixedKinds(clause);
    return filter;
  }

  get #token(): FilterToken {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '', column: 0 };
  }

  #take(): FilterToken {
    const token = this.#token;
    this.#at++;
    return token;
  }

  #isKeyword(word: string): boolean {
    return this.#token.kind === 'word' && this.#token.text === word;
  }

  #isSymbol(symbol: string): boolean {
    return this.#token.kind === 'symbol' && this.#token.text === symbol;
  }

  #conjunction(): Filter {
    const clauses = this.#disjunction();
    while (this.#isKeyword('AND')) {
      this.#take();
      clauses.push(...this.#disjunction());
    }
    return clauses;
  }

  /** Terms joined by OR: one clause. */
  #disjunction(): Filter {
    const terms = [this.#term()];
    while (this.#isKeyword('OR')) {
      this.#take();
      terms.push(this.#term());
    }
    if (terms.some((term) => term.length > 1)) {
      const refused = terms.length > 1 ? '(X AND Y) OR Z' : '(X AND Y)';
      throw badRequest(`filters: filter ${refused} is not allowed, only (X OR Y) AND Z is allowed`);
    }
    return [terms.flatMap((term) => term[0] ?? [])];
  }

  #term(): Filter {
    if (this.#isSymbol('(')) return this.#group();
    let isNegated = false;
    while (this.#isKeyword('NOT')) {
      this.#take();
      isNegated = !isNegated;
    }
    const leaf = this.#leaf();
    return [[isNegated ? { ...leaf, isNegated: !leaf.isNegated } : leaf]];
  }

  #group(): Filter {
    if (++this.#depth > DEEPEST) throw badRequest('filters: too many nested parentheses');
    this.#take();
    const inner = this.#conjunction();
    if (!this.#isSymbol(')')) throw unexpected(this.#token, 'expected )');
    this.#take();
    this.#depth--;
    return inner;
  }

  #leaf(): FilterLeaf {
    const name = this.#take();
    if (name.kind !== 'word' && name.kind !== 'quoted') throw unexpected(name, 'expected attribute or value');
    if (this.#isSymbol(':')) return this.#facetOrRange(name.text);
    const operator = this.#token.kind === 'symbol' ? OPERATORS[this.#token.text] : undefined;
    if (operator === undefined) return this.#scored(facetLeaf('_tags', name.text));
    this.#take();
    return compareLeaf(name.text, operator, this.#number());
  }

  #facetOrRange(attribute: string): FilterLeaf {
    this.#take();
    const value = this.#take();
    if (value.kind !== 'word' && value.kind !== 'quoted') throw unexpected(value, 'expected value');
    if (value.kind === 'word' && NUMBER.test(value.text) && this.#isKeyword('TO')) {
      this.#take();
      return rangeLeaf(attribute, Number(value.text), this.#number());
    }
    const isNegated = value.kind === 'word' && value.text.startsWith('-') && value.text.length > 1;
    const isMinusQuoted = value.kind === 'word' && value.text === '-' && this.#token.kind === 'quoted';
    if (isMinusQuoted) return this.#scored(facetLeaf(attribute, this.#take().text, true));
    return this.#scored(facetLeaf(attribute, isNegated ? value.text.slice(1) : value.text, isNegated));
  }

  #scored(leaf: FilterLeaf): FilterLeaf {
    const score = this.#token.kind === 'symbol' ? SCORE.exec(this.#token.text) : null;
    if (score === null) return leaf;
    this.#take();
    return { ...leaf, score: Number(score[1]) };
  }

  #number(): number {
    const token = this.#take();
    if (token.kind !== 'word' || !NUMBER.test(token.text)) throw unexpected(token, 'expected number');
    return Number(token.text);
  }
}

function unexpected(token: FilterToken, expectation: string) {
  const shown = {
    word: `string(${token.text})`,
    quoted: `string(${token.text})`,
    symbol: token.text,
    end: 'end of filter',
  };
  return badRequest(`filters: Unexpected token ${shown[token.kind]} ${expectation} at col ${token.column}`);
}

function refuseMixedKinds(clause: readonly FilterLeaf[]): void {
  const kinds = new Set(
    clause.map((leaf) => (leaf.kind === 'facet' && leaf.attribute === '_tags' ? 'tag' : leaf.kind)),
  );
  if (kinds.size > 1) {
    throw badRequest(
      'filters: Different types are not allowed in the same OR, only one of facet, numeric or tag is allowed',
    );
  }
}
