import { routes } from '@umbral/domain/routes/table.ts';
import { fairRegionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { fairRegionOfSlug } from '@umbral/domain/vocabulary/slugs.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import { type FairChoice, fairHref, readFairChoice } from '../model/fair-address.ts';
import { type FairCard, virtualFairFor } from '../model/fair-card.ts';
import type { ProgrammeData } from '../programme/programme-data.ts';
import type { FairChoices } from '../queries/choices-queries.ts';
import type { FairProjects } from '../queries/projects-queries.ts';
import { texts } from '../texts.ts';
import { projectsList } from '../ui/projects-list.ts';

export { VirtualFairPage as Component } from './virtual-fair-page.tsx';

export interface VirtualFairData {
  readonly fair: FairCard;
  readonly choice: FairChoice;
  readonly projects: FairProjects;
  readonly programme: ProgrammeData;
  /** Cities of the region, those with most projects first. */
  readonly cities: ProgrammeData['cities'];
  readonly types: FairChoices['types'];
  readonly bolivar: FairChoices['bolivar'];
}

/** The virtual fair of a region; while none is active the visitor is sent on [B083]. */
export async function loader({ context, params, request }: LoaderArgs): Promise<VirtualFairData> {
  const region = fairRegionOfSlug(params.region ?? '');
  if (!region) throw notFound();
  const { call } = context.get(remoteContext);
  const [{ loadFairs }, { loadFairProjects }, { loadFairChoices }, { loadProgramme }] = await Promise.all([
    import('../queries/fair-queries.ts'),
    import('../queries/projects-queries.ts'),
    import('../queries/choices-queries.ts'),
    import('../programme/programme-queries.ts'),
  ]);
  const fair = virtualFairFor(region, await loadFairs(call, request.signal));
  if (!fair) throw redirect(routes.realEstateFair.href());
  const choice = readFairChoice(new URL(request.url), region);
  const wanted = { fair: fair.hyphenized, region };
  const [projects, programme, choices] = await Promise.all([
    loadFairProjects(call, { ...choice, fair: fair.hyphenized }, request.signal),
    loadProgramme(call, wanted, request.signal),
    // Without its lists the fair is still worth a page: its programme names the cities too.
    loadFairChoices(call, wanted, request.signal).catch(() => undefined),
  ]);
  if (choice.page > 1 && projects.cards.length === 0) throw notFound();
  const cities = programme.cities.filter(({ slug }) => choices?.cities.has(slug) ?? true);
  return { fair, choice, projects, programme, cities, types: choices?.types ?? [], bolivar: choices?.bolivar ?? [] };
}

export const handle: RouteHandle<VirtualFairData> = {
  head: ({ data: { fair, choice, projects }, environment: { origin } }) => {
    const { region, page } = choice;
    // A city, a type or the benefits alone are no page of their own for search engines.
    const hrefOf = (number: number) => fairHref({ region, hasBenefits: false, page: number });
    const isWhole = !choice.city && !choice.type && !choice.hasBenefits;
    return {
      title: texts.virtual.documentTitle(fair.name, region === 'home' ? '' : ` en ${fairRegionLabels[region]}`),
      description: fair.description,
      canonical: hrefOf(isWhole ? page : 1),
      ...(isWhole && page > 1 ? { prev: hrefOf(page - 1) } : {}),
      ...(isWhole && page < projects.pages ? { next: hrefOf(page + 1) } : {}),
      ...(isWhole ? structuredData(() => projectsList(projects, { name: fair.name, path: hrefOf(1), origin })) : {}),
    };
  },
  sharedMaxAge: 300,
};
