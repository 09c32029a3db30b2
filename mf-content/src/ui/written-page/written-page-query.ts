import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getStaticPage } from '@umbral/domain/api/pages.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { WrittenPage } from './written-page.ts';

/** A page by its name in the content; nothing for one that is not there. */
export async function loadWrittenPage(
  call: CallApi,
  slug: string,
  signal: AbortSignal,
): Promise<WrittenPage | undefined> {
  const found = await foundOrNothing(call(getStaticPage, { params: { slug } }, { signal }));
  if (!found) return undefined;
  const { title, description, body, version, updated_at } = found.data;
  return { title, description, body, version, updatedAt: updated_at };
}
