import { toJsonBlock } from '../../document/boot.ts';

/** Hydration data of a page or a fragment as text for the document's block; absent where there is none. */
export function stateText(state: unknown): string | undefined {
  return state === undefined ? undefined : toJsonBlock(state);
}

/** The text of a `DocumentState`, from the texts of its parts: of fragments by their id prefix. */
export function stateBlock(page: string | undefined, fragments: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fragments).map(([prefix, state]) => `${toJsonBlock(prefix)}:${state}`);
  return `{${page === undefined ? '' : `"page":${page},`}"fragments":{${parts.join(',')}}}`;
}
