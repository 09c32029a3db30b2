import { routes } from '@umbral/domain/routes/table.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { data } from '@umbral/protocol/router/router.ts';
import { pageNumber } from '../../model/page-number.ts';
import { previewTexts as texts } from '../../texts/preview-texts.ts';
import { plantHead } from '../plant-head.ts';
import { preloadParts } from '../plant-parts.ts';
import type { PreviewData } from './preview-data.ts';

/** More than any project has. */
const mostTypologies = 1000;

export { PreviewPage as Component } from './preview-page.tsx';

/** What a link shows; 404 for one that never was, 410 for one that is over. */
export async function loader({ context, params, request }: LoaderArgs) {
  const { call } = context.get(remoteContext);
  const { pathname, searchParams } = new URL(request.url);
  const parts = preloadParts();
  const { loadPreview } = await import('./preview-queries.ts');
  const preview = await loadPreview(call, {
    token: params.token ?? '',
    number: Math.min(pageNumber(searchParams.get('tipologia')) ?? 1, mostTypologies),
    path: pathname,
    signal: request.signal,
  });
  if (!preview) throw notFound({ message: texts.unknown });
  await parts;
  return preview.ended === undefined ? preview : data(preview, { status: 410 });
}

export const handle: RouteHandle<PreviewData> = {
  // The canonical address is without the secret, and nothing is said to machines.
  head: ({ data: preview, environment }) => {
    const canonical = routes.projectPreview.href();
    if (preview.ended !== undefined) return { title: texts.endedDocumentTitle, canonical };
    const { projectTitle, plantTitle } = preview.plant;
    const { preloadImage } = plantHead(preview.plant, environment.origin);
    return {
      title: texts.documentTitle(`${projectTitle} · ${plantTitle}`),
      canonical,
      ...(preloadImage ? { preloadImage } : {}),
    };
  },
  sharedMaxAge: 0,
};
