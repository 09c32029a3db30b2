import { routes } from '@umbral/domain/routes/table.ts';
import { fairRegionOfSlug } from '@umbral/domain/vocabulary/slugs.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { pageHref, readPage } from '../model/fair-address.ts';
import { StandFormPart } from '../person/stand-form-part.ts';
import { standTexts as texts } from '../texts/stand-texts.ts';
import { texts as fairTexts } from '../texts.ts';
import { projectsList } from '../ui/projects-list.ts';
import type { FairStandData } from './fair-stand-data.ts';

export { FairStandPage as Component } from './fair-stand-page.tsx';

/** A stand of the region's virtual fair; while none is on the visitor is sent on, as from the fair itself [B083]. */
export async function loader({ context, params, request }: LoaderArgs): Promise<FairStandData> {
  const region = fairRegionOfSlug(params.region ?? '');
  if (!region) throw notFound();
  const { call } = context.get(remoteContext);
  // The server draws the form too; where its code fails it comes when somebody is near.
  const form = StandFormPart.preload().catch(() => undefined);
  const { loadFairStand } = await import('./fair-stand-queries.ts');
  const page = readPage(new URL(request.url).searchParams);
  const found = await loadFairStand(call, { region, slug: params.stand ?? '', page }, request.signal);
  if (found === 'closed') throw redirect(routes.realEstateFair.href());
  if (found === 'no-stand') throw notFound({ message: texts.notFound });
  if (page > 1 && found.projects.cards.length === 0) throw notFound();
  await form;
  return found;
}

export const handle: RouteHandle<FairStandData> = {
  head: ({ data: { fair, stand, projects }, environment: { origin } }) => {
    // A stand is one page, from whichever region one comes.
    const path = routes.fairStand.href({ region: fair.region ?? 'home', stand: stand.slug });
    const { page, pages } = projects;
    return {
      title: texts.documentTitle(stand.builder, fair.name, page),
      description: texts.description(stand.builder, fair.name, fairTexts.fair.projects(stand.projects)),
      canonical: pageHref(path, page),
      ...(page > 1 ? { prev: pageHref(path, page - 1) } : {}),
      ...(page < pages ? { next: pageHref(path, page + 1) } : {}),
      ...structuredData(() => projectsList(projects, { name: stand.name, path, origin })),
    };
  },
  sharedMaxAge: 300,
};
