import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getLatestMagazine, getMagazine, listMagazines } from '@umbral/domain/api/magazines.ts';
import type { Magazine, MagazineIssue } from '@umbral/domain/editorial/magazine.ts';
import { nextIssueDay } from '@umbral/domain/editorial/next-issue.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { coverOf } from '../model/cover.ts';
import { type IssueCard, issueHref, type MagazineData, type OpenIssue, type ReaderPage } from './magazine-data.ts';

/** An issue by its slug, else the newest, with the shelf of all; nothing for an unknown slug. */
export async function loadMagazine(
  call: CallApi,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<MagazineData | undefined> {
  const [found, list] = await Promise.all([
    foundOrNothing(
      slug === undefined
        ? call(getLatestMagazine, {}, { signal })
        : call(getMagazine, { params: { slug } }, { signal }),
    ),
    call(listMagazines, {}, { signal }),
  ]);
  if (!found && slug !== undefined) return undefined;
  const [newest] = list.data;
  const nextDay = newest && nextIssueDay(newest.published_at, isoDate(civilDate(Date.now())));
  return {
    ...(nextDay ? { nextDay } : {}),
    issue: found && openIssueOf(found.data),
    issues: list.data.map(issueCardOf),
    isNewest: found?.data.slug === newest?.slug,
  };
}

function issueCardOf({ slug, title, excerpt, published_at, cover }: Magazine): IssueCard {
  return { slug, title, excerpt, publishedAt: published_at, href: issueHref(slug), ...coverOf({ cover }) };
}

function openIssueOf(issue: MagazineIssue): OpenIssue {
  const pages = issue.pages.map(({ picture, ...page }): ReaderPage => {
    const { cover } = coverOf({ cover: picture });
    return cover ? { ...page, picture: cover } : page;
  });
  const readHref = pages.length === 0 ? issue.embed_url : undefined;
  return { ...issueCardOf(issue), code: issue.code, pages, readHref };
}
