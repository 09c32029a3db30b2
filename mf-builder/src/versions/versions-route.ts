import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import type { VersionsData } from './versions-queries.ts';
import { versionsTexts as texts } from './versions-texts.ts';

export { VersionsPage as Component } from './versions-page.tsx';

/** A number of an address; nothing where it says none. */
function numberIn(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The versions of one project, and the two that the address compares. */
export async function loader(args: LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const id = numberIn(args.params.id);
  const [{ loadForBuilder }, { loadVersions }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./versions-queries.ts'),
  ]);
  return loadForBuilder(args, 'account', async (visit) => {
    const wanted = { shown: numberIn(searchParams.get('version')), against: numberIn(searchParams.get('con')) };
    const versions = id === undefined ? undefined : await loadVersions(visit, { id, ...wanted });
    if (!versions) throw notFound({ message: texts.notFound });
    return versions;
  });
}

export const handle: RouteHandle<{ readonly own: VersionsData }> = {
  head: ({ data }) => ({ title: texts.documentTitle(data.own.title) }),
  sharedMaxAge: 0,
};
