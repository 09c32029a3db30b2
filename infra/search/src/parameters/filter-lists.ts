import {
  compareLeaf,
  type Filter,
  type FilterLeaf,
  facetLeaf,
  type NumberOperator,
  rangeLeaf,
} from '../engine/filter.ts';
import { badRequest } from '../protocol-error.ts';
import { parseJson } from './json-objects.ts';

type LeafParser = (text: string) => FilterLeaf;

// Each starts at its operator: a pattern for the attribute before it would try every split of a run of spaces.
const COMPARISON = /(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*$/i;
const RANGE = /:\s*(-?\d+(?:\.\d+)?)\s+to\s+(-?\d+(?:\.\d+)?)\s*$/i;
const EQUALITY = /:\s*(-?\d+(?:\.\d+)?)\s*$/;
const SCORE = /<score=(\d+)>\s*$/;

/** Parses `facetFilters` (and `optionalFilters`): a list of ANDs holding lists of ORs, its JSON, or the legacy text. */
export function parseFacetFilters(value: unknown, name = 'facetFilters'): Filter {
  return parseNested(value, name, facetFilterLeaf);
}

/** Parses `numericFilters`. */
export function parseNumericFilters(value: unknown): Filter {
  return parseNested(value, 'numericFilters', numericFilterLeaf);
}

/** Parses `tagFilters`: tags, `-tag` for without. */
export function parseTagFilters(value: unknown): Filter {
  return parseNested(value, 'tagFilters', (text) => signed('_tags', text.trim()));
}

function parseNested(value: unknown, name: string, leaf: LeafParser): Filter {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string') return parseText(value, name, leaf);
  if (!Array.isArray(value)) throw badRequest(`${name}: expected an array or a string`);
  return value.map((item) => flatTexts(item, name).map(leaf)).filter((clause) => clause.length > 0);
}

function parseText(text: string, name: string, leaf: LeafParser): Filter {
  if (text.trimStart().startsWith('[')) return parseNested(parseJson(text, `${name}: invalid JSON`), name, leaf);
  return splitTop(text).map((part) => {
    const group = /^\s*\((.*)\)\s*$/s.exec(part);
    return group === null ? [leaf(part)] : splitTop(group[1] ?? '').map(leaf);
  });
}

/** Splits at commas outside parentheses and quotes; one without its end is a character like others. */
function splitTop(text: string): string[] {
  // Where each kind ends for the last time: no search for an end runs to the end of the text in vain.
  const lastEnds: Record<string, number> = {
    '(': text.lastIndexOf(')'),
    '"': text.lastIndexOf('"'),
    "'": text.lastIndexOf("'"),
  };
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === ',') {
      parts.push(text.slice(start, at));
      start = at + 1;
    } else if ((lastEnds[character] ?? -1) > at) {
      at = text.indexOf(character === '(' ? ')' : character, at + 1);
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function flatTexts(value: unknown, name: string): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => flatTexts(item, name));
  throw badRequest(`${name}: expected strings`);
}

function facetFilterLeaf(text: string): FilterLeaf {
  const score = SCORE.exec(text);
  const bare = text.replace(SCORE, '').trim();
  const colon = bare.indexOf(':');
  if (colon < 0) return signed('_tags', bare);
  const leaf = signed(bare.slice(0, colon).trim(), bare.slice(colon + 1).trim());
  return score === null ? leaf : { ...leaf, score: Number(score[1]) };
}

/** `-value` negates, `\-value` is the text itself, quotes may stand around the value. */
function signed(attribute: string, value: string): FilterLeaf {
  if (value.startsWith('\\-')) return facetLeaf(attribute, value.slice(1));
  const isNegated = value.startsWith('-') && value.length > 1;
  return facetLeaf(attribute, unquoted(isNegated ? value.slice(1) : value), isNegated);
}

function unquoted(value: string): string {
  const quoted = /^(["'])(.*)\1$/s.exec(value);
  return quoted === null ? value : (quoted[2] ?? '').replace(/\\(["'\\])/g, '$1');
}

const OPERATORS: Record<string, NumberOperator> = { '<': '<', '<=': '<=', '=': '=', '!=': '!=', '>': '>', '>=': '>=' };

function numericFilterLeaf(text: string): FilterLeaf {
  const range = RANGE.exec(text);
  if (range !== null) return rangeLeaf(attributeBefore(range, text), Number(range[1]), Number(range[2]));
  const comparison = COMPARISON.exec(text);
  const operator = OPERATORS[comparison?.[1] ?? ''];
  if (comparison !== null && operator !== undefined) {
    return compareLeaf(attributeBefore(comparison, text), operator, Number(comparison[2]));
  }
  const equality = EQUALITY.exec(text);
  if (equality !== null) return compareLeaf(attributeBefore(equality, text), '=', Number(equality[1]));
  throw invalidNumeric(text);
}

function attributeBefore(operator: RegExpExecArray, text: string): string {
  const attribute = text.slice(0, operator.index).trim();
  if (attribute === '') throw invalidNumeric(text);
  return attribute;
}

function invalidNumeric(text: string) {
  return badRequest(`numericFilters: invalid filter ${JSON.stringify(text)}`);
}
