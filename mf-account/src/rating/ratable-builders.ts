import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';

interface Rated {
  readonly builder: { readonly id: number };
}

/** Builders that were contacted, are still here and were not rated yet, each once, by name. */
export function ratableBuilders(contacts: readonly OwnContact[], rated: readonly Rated[]): SelectOption[] {
  const isRated = new Set(rated.map(({ builder }) => builder.id));
  const names = new Map(
    contacts.flatMap(({ builder }) =>
      builder?.is_active && !isRated.has(builder.id) ? [[builder.id, builder.name] as const] : [],
    ),
  );
  return [...names]
    .map(([id, label]) => ({ value: String(id), label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
}
