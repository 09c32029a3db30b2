import type { ProjectCategory, PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Draft } from './draft.ts';
import type { SentenceChip } from './sentence-reading.ts';

const broadTypes: readonly PropertyType[] = ['apartment', 'house'];

/** What links alternatives: "casa o apartamento", "vis, vip". */
const links = /^(o|u|y|e|,|\/)$/;

/** Several types or categories: alternatives, but that "apartamento dúplex" and "dúplex penthouse" are a duplex. */
export function settleKinds(draft: Draft): void {
  settleTypes(draft);
  settleCategories(draft);
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
