import { getLegacyPage } from '@umbral/domain/api/legacy.ts';
import type { LegacyPage } from '@umbral/domain/legacy/legacy-markup.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { type PageArgs, PageAway } from '../plain/page-module.ts';
import { legacyTexts as texts } from './legacy-texts.ts';

/** Asks for the page of an address. Throws `PageAway`, 404 where its server has none, 503 where that is away. */
export async function loadLegacyPage({ url, context, signal }: PageArgs): Promise<LegacyPage> {
  const { call, environment } = context;
  const query = { path: `${url.pathname}${url.search}` };
  try {
    const { data } = await call(getLegacyPage, { params: { remote: environment.remote }, query }, { signal });
    return data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isMissing = error.problem.status === 404 || error.problem.status === 422;
    throw isMissing ? new PageAway(texts.missing) : new PageAway(texts.away, 503);
  }
}
