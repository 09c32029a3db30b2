import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { pageNumber } from '../model/page-number.ts';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import type { BuildersData } from './builders-data.ts';
import { buildersHead } from './builders-head.ts';

export { BuildersPage as Component } from './builders-page.tsx';

const maxQuery = 80;

/** The directory by name and page, or the builders of a city [R009, R010]. */
export async function loader({ context, params, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { loadBuildersOfCity, loadDirectory } = await import('./builders-queries.ts');
  if (params.city !== undefined) {
    const city = await loadBuildersOfCity(call, params.city, request.signal);
    if (!city) throw notFound({ message: texts.cityNotFound });
    return city;
  }
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams.get('page'));
  const query = wordsOf(searchParams.get('q'));
  const directory = page && (await loadDirectory(call, { query, page }, request.signal));
  if (!directory) throw notFound();
  return directory;
}

/** What was searched for as one line of text. */
function wordsOf(text: string | null): string | undefined {
  return (
    text
      ?.replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxQuery) || undefined
  );
}

export const handle: RouteHandle<BuildersData> = {
  head: ({ data, environment }) => buildersHead(data, environment.origin),
};
