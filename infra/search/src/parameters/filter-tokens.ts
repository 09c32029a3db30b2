/** A token of a `filters` text; `column` is where it starts, from 0. */
export interface FilterToken {
  kind: 'word' | 'quoted' | 'symbol' | 'end';
  text: string;
  column: number;
}

const SYMBOL = /^(?:<score=\d+>|<=|>=|!=|[():<>=])/;
const BARE = /^[^\s()"'<>=:!]+(?:![^\s()"'<>=:]+)*/;
const QUOTED = /^(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)')/s;

/**
 * Splits a `filters` text; what fits nothing becomes a symbol, so that the parser can name it. A quote without its end
 * is the last token: no filter is right with one, and reading on would look for the end from each quote after it.
 */
export function filterTokens(text: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let column = 0;
  while (column < text.length) {
    const rest = text.slice(column);
    const space = /^\s+/.exec(rest);
    if (space !== null) {
      column += space[0].length;
      continue;
    }
    const token = nextToken(rest, column);
    tokens.push(token.token);
    column = isOpenQuote(token.token) ? text.length : column + token.length;
  }
  tokens.push({ kind: 'end', text: '', column });
  return tokens;
}

function isOpenQuote({ kind, text }: FilterToken): boolean {
  return kind === 'symbol' && (text === '"' || text === "'");
}

function nextToken(rest: string, column: number): { token: FilterToken; length: number } {
  const quoted = QUOTED.exec(rest);
  if (quoted !== null) {
    const text = (quoted[1] ?? quoted[2] ?? '').replace(/\\(.)/gs, '$1');
    return { token: { kind: 'quoted', text, column }, length: quoted[0].length };
  }
  const symbol = SYMBOL.exec(rest);
  if (symbol !== null) return { token: { kind: 'symbol', text: symbol[0], column }, length: symbol[0].length };
  const bare = BARE.exec(rest)?.[0] ?? rest.slice(0, 1);
  return { token: { kind: BARE.test(rest) ? 'word' : 'symbol', text: bare, column }, length: bare.length };
}
