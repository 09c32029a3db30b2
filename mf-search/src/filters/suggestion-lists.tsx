import { formatInteger } from 'shared-contracts/domain/format.ts';
import { areaSuggestions, priceSuggestions } from 'shared-contracts/domain/parameters/limits.ts';

/** Ids of the lists of suggestions, minimum and maximum; the fields of every form share them. */
export const priceLists = ['precios-desde', 'precios-hasta'] as const;
export const areaLists = ['areas-desde', 'areas-hasta'] as const;

/** What the price and area fields suggest, in the order of the specification [B033, B034]. */
export function SuggestionLists() {
  return (
    <>
      <Suggestions id={priceLists[0]} values={priceSuggestions.min} />
      <Suggestions id={priceLists[1]} values={priceSuggestions.max} />
      <Suggestions id={areaLists[0]} values={areaSuggestions.min} />
      <Suggestions id={areaLists[1]} values={areaSuggestions.max} />
    </>
  );
}

function Suggestions({ id, values }: { readonly id: string; readonly values: readonly number[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={formatInteger(value)} />
      ))}
    </datalist>
  );
}
