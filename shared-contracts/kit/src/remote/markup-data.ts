import { isHandle, type ShownState } from './page-head.ts';
import type { RouteModule } from './route-module.ts';

type Data = Pick<ShownState, 'loaderData' | 'errors'>;

/** What a document sends of a page's state: without what the page's markup says. */
export function withoutMarkup(shown: ShownState): Data {
  const { loaderData, errors, matches } = shown;
  const { id = '', handle } = matches.at(-1)?.route ?? {};
  if (errors || !isHandle(handle) || !handle.inMarkup) return shown;
  return { loaderData: { ...loaderData, [id]: handle.inMarkup.without(loaderData[id]) }, errors };
}

/** The whole state of a page that stands in an element; nothing where its markup is not what the server sent. */
export function withMarkup<State extends Data>(
  state: State,
  { key, handle }: { readonly key: string; readonly handle: RouteModule['handle'] | undefined },
  page: Element,
): State | undefined {
  if (state.errors || !handle?.inMarkup) return state;
  const data = handle.inMarkup.read(state.loaderData[key], page);
  return data === undefined ? undefined : { ...state, loaderData: { ...state.loaderData, [key]: data } };
}
