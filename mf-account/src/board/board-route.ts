import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { boardTexts } from '../texts/board-texts.ts';
import type { BoardData } from './board.ts';

export { BoardPage as Component } from './board-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./board-queries.ts')).loadBoard(args);

export const handle: RouteHandle<BoardData> = {
  // The canonical address is without the secret: it stands in no link of the document.
  head: ({ data }) => ({ title: boardTexts.documentTitle(data.name), canonical: routes.sharedList.href() }),
  sharedMaxAge: 0,
};
