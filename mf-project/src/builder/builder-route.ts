import { buildingStatusOfSlug } from '@umbral/domain/vocabulary/slugs.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { BuilderContactPart } from '../contact/builder-contact-part.ts';
import { pageNumber } from '../model/page-number.ts';
import type { BuilderData } from './builder-data.ts';
import { builderHead } from './builder-head.ts';

export { BuilderPage as Component } from './builder-page.tsx';

/** A builder with its projects, in all cities or in one [R011, R012]. */
export async function loader({ context, params, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  // The server draws the form too; where its code fails it comes when somebody is near.
  const form = BuilderContactPart.preload().catch(() => undefined);
  const { loadBuilder } = await import('./builder-queries.ts');
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams.get('page'));
  const status = buildingStatusOfSlug(searchParams.get('estado') ?? '');
  const wanted = { slug: params.builder ?? '', city: params.city, status, page: page ?? 1 };
  const builder = page && (await loadBuilder(call, wanted, request.signal));
  if (!builder) throw notFound();
  await form;
  return builder;
}

export const handle: RouteHandle<BuilderData> = {
  head: ({ data, environment }) => builderHead(data, environment.origin),
};
