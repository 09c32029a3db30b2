import type { Head } from '@umbral/protocol/remote/head.ts';
import { compileRoutes } from '@umbral/protocol/routes/route-trie.ts';
import { remoteTexts as texts } from '../remote/remote-texts.ts';
import { type Failure, type PageArgs, PageAway, type PageModule, type PlainPage } from './page-module.ts';

/** What is drawn at an address. */
export interface Shown<View> {
  readonly view: View;
  /** Of the page, or the failure in its place. */
  readonly data: unknown;
  readonly head: Head;
  readonly status: number;
  /** What no answer explains. */
  readonly fault?: unknown;
}

/** What a document carries of it. */
export interface ShownState {
  readonly status: number;
  readonly data: unknown;
}

/** Finds the page of a path among those of a remote. */
export function pageFinder<View>(pages: readonly PlainPage<View>[]) {
  const find = compileRoutes(pages.map((page) => ({ page, pattern: page.route.pattern })));
  return (pathname: string) => {
    const found = find(pathname);
    return found && { page: found.row.page, params: found.params };
  };
}

/** A page with the data that its loader gives, or `failed` in its place. */
export async function loadShown<View>(
  module: PageModule<View> | undefined,
  args: PageArgs,
  failed: View,
): Promise<Shown<View>> {
  try {
    if (!module) throw new PageAway(texts.notFoundTitle);
    return showData(module, await module.load(args));
  } catch (error) {
    if (args.signal.aborted) throw error;
    return showFailure(error, failed);
  }
}

/** What the server has drawn, from what the document carries of it. */
export function shownBefore<View>(module: PageModule<View> | undefined, state: unknown, failed: View): Shown<View> {
  if (!isShownState(state)) throw new Error('The document carries no state of this page');
  const { status, data } = state;
  if (status === 200 && module) return showData(module, data);
  return { view: failed, data, status, head: failureHead(data as Failure) };
}

function showData<View>({ head, view }: PageModule<View>, data: unknown): Shown<View> {
  return { view, data, head: head(data), status: 200 };
}

/** `failed` in the place of a page, with the words and status of what went wrong. */
export function showFailure<View>(error: unknown, failed: View): Shown<View> {
  const isAway = error instanceof PageAway;
  const failure = isAway ? { status: error.status, text: error.message } : { status: 500, text: texts.errorTitle };
  const fault = isAway ? {} : { fault: error };
  return { view: failed, data: failure, status: failure.status, head: failureHead(failure), ...fault };
}

function failureHead({ text }: Failure): Head {
  return { title: text, robots: 'noindex' };
}

function isShownState(value: unknown): value is ShownState {
  return typeof value === 'object' && value !== null && 'status' in value && 'data' in value;
}
