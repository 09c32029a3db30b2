import { listBuildersByIds } from '@umbral/domain/api/builders.ts';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** The builder with a number, as a choice of the form; null where there is none. */
export async function loadAskedBuilder(
  call: CallApi,
  builder: number,
  signal: AbortSignal,
): Promise<SelectOption | null> {
  const { data } = await call(listBuildersByIds, { params: { id: String(builder) } }, { signal });
  const [found] = data;
  return found ? { value: String(found.id), label: found.name } : null;
}
