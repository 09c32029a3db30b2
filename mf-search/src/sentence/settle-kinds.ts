import type { ProjectCategory, PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Draft } from './draft.ts';
import type { SentenceChip } from './sentence-reading.ts';

const broadTypes: readonly PropertyType[] = ['apartment', 'house'];

/** What links alternatives: "casa o apartamento", "vis, vip". */
const links = /^(o|u|y|e|,|\/)$/;

/** Several types or categories: alternatives, but that "apartamento dúplex" and "dúplex penthouse" are a duplex. */
export function settleKinds(draft: Draft): void {
  settleStorage(draft);
  settleTypes(draft);
  settleRent(draft);
  settleCategories(draft);
}

/** Those whose storage room is called a "bodega", too. */
const dwellings: readonly PropertyType[] = ['apartment', 'house', 'studio', 'penthouse', 'duplex', 'loft'];

/** "Apto con bodega", "garaje y bodega": the storage room of a home. */
function settleStorage(draft: Draft): void {
  const isDwelling = draft.chips.some(({ state }) => dwellings.some((type) => type === state?.type));
  if (!isDwelling) return;
  draft.replace('type', (chip) => {
    const at = draft.tokens.findIndex(({ from }) => from === chip.span[0]);
    const isPart = chip.state?.type === 'warehouse' && /^(con|y|,|una?)$/.test(draft.words[at - 1] ?? '');
    return isPart ? { kind: 'amenities', state: { amenities: ['storage-room'] }, span: chip.span } : chip;
  });
}

/** Who lets a home by the night buys it. */
function settleRent(draft: Draft): void {
  const isShort = draft.chips.some(({ state }) => state?.criteria?.includes('short-rental'));
  if (isShort) draft.drop(({ unoffered }) => unoffered === 'rent');
}

function settleTypes(draft: Draft): void {
  const said = draft.chips.filter(({ kind }) => kind === 'type');
  const types = said.flatMap(({ state }) => (typeof state?.type === 'string' ? [state.type] : []));
  if (types.length < 2) return;
  const [meant] = areLinked(draft, said) ? [] : types.filter((type) => !broadTypes.includes(type));
  if (meant === undefined) draft.replace('type', (chip) => ({ ...chip, state: typesOf(chip) }));
  else draft.drop(({ kind, state }) => kind === 'type' && state?.type !== meant);
}

function typesOf({ state }: SentenceChip): { readonly types: readonly PropertyType[] } {
  return { types: typeof state?.type === 'string' ? [state.type] : [] };
}

function settleCategories(draft: Draft): void {
  const said = draft.chips.filter(({ kind }) => kind === 'category');
  if (said.length < 2) return;
  if (areLinked(draft, said)) draft.replace('category', (chip) => ({ ...chip, state: categoriesOf(chip) }));
  else draft.drop(({ kind }) => kind === 'category');
}

function categoriesOf({ state }: SentenceChip): { readonly categories: readonly ProjectCategory[] } {
  return { categories: state?.category ? [state.category] : [] };
}

/** Whether nothing but a link stands between each chip and the next. */
function areLinked(draft: Draft, chips: readonly SentenceChip[]): boolean {
  return chips.slice(1).every((chip, index) => {
    const from = chips[index]?.span[1] ?? 0;
    const between = draft.tokens.flatMap((token, at) =>
      token.from >= from && token.to <= chip.span[0] ? [draft.words[at] ?? ''] : [],
    );
    return between.length > 0 && between.length < 4 && between.some((word) => links.test(word));
  });
}
