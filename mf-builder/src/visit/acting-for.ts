import { listBuilders } from '@umbral/domain/api/builders.ts';
import type { SignedInUser } from '@umbral/domain/api/users.ts';
import { parseRoles } from '@umbral/domain/people/user-roles.ts';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** A builder that somebody acts for. */
export interface ActedFor {
  readonly id: number;
  readonly name: string;
}

/** For whom somebody acts on a page. */
export interface ActingFor {
  readonly builders: readonly ActedFor[];
  /** What an administrator may choose from, who acts for every builder; nothing for a builder's own people. */
  readonly choices?: readonly SelectOption[];
  /** The builder that the address asks for. */
  readonly chosen?: number;
}

/** The own builders; of an administrator the one that the address names (`?constructora=7`), or the own ones. */
export async function actingFor(
  call: CallApi,
  user: SignedInUser,
  { searchParams }: URL,
  signal: AbortSignal,
): Promise<ActingFor> {
  const own = user.builders.map(({ id, name }) => ({ id, name }));
  if (!parseRoles(user.roles).includes('administrador')) return { builders: own };
  const { data } = await call(listBuilders, { query: { items_by_page: 100 } }, { signal });
  const asked = data.find(({ id }) => String(id) === searchParams.get('constructora'));
  const choices = data.map(({ id, name }) => ({ value: String(id), label: name }));
  return asked
    ? { builders: [{ id: asked.id, name: asked.name }], choices, chosen: asked.id }
    : { builders: own, choices };
}
