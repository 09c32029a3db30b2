import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import type { ProgrammeData } from './programme-data.ts';
import { programmeHead } from './programme-head.ts';

export async function loader({ context, params, request }: LoaderArgs): Promise<ProgrammeData> {
  const { id = '' } = params;
  const { loadProgramme } = await import('./programme-queries.ts');
  const programme = await loadProgramme(context.get(remoteContext).call, id, request.signal);
  if (!programme) throw notFound();
  // A broadcast's number leads to its programme.
  if (programme.slug !== id) throw redirect(programme.href, 301);
  return programme;
}

export { ProgrammePage as Component } from './programme-page.tsx';

export const handle: RouteHandle<ProgrammeData> = {
  head: ({ data, environment }) => programmeHead(data, environment.origin),
  sharedMaxAge: 300,
};
