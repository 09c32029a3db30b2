import { getFairProgramme } from '@umbral/domain/api/fairs.ts';
import type { FairBenefit, FairSession, FairStand } from '@umbral/domain/fairs/fair.ts';
import { formatDate, formatTime, formatWeekday } from '@umbral/domain/format/format-date.ts';
import type { FairRegion } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Benefit, ProgrammeData, Session, Stand } from './programme-data.ts';

/** Stands, agenda, benefits, cities, bank desk and questions of a fair; its cities are those of the region [B084]. */
export async function loadProgramme(
  call: CallApi,
  { fair, region }: { readonly fair: string; readonly region: FairRegion },
  signal: AbortSignal,
): Promise<ProgrammeData> {
  const { data } = await call(getFairProgramme, { params: { slug: fair } }, { signal });
  const now = Date.now();
  const open = data.sessions.filter(({ ends_at }) => Date.parse(ends_at) > now);
  return {
    readAt: now,
    stands: data.stands.map(standOf).filter(({ projects }) => projects > 0),
    days: daysOf(open.map(sessionOf)),
    pastSessions: data.sessions.length - open.length,
    benefits: data.benefits.map((benefit) => ({ ...benefitOf(benefit), projects: benefit.projects })),
    cities: data.cities
      .filter((city) => region === 'home' || city.region === region)
      .map(({ name, slug, projects }) => ({ name, slug, projects })),
    banks: data.banks,
    questions: data.questions,
  };
}

function standOf(stand: FairStand, index: number): Stand {
  const { name, builder, description, host, attention_hours, projects, regions, benefits } = stand;
  return {
    number: index + 1,
    slug: builder.slug,
    builderId: builder.id,
    ...{ name, description, host, projects, regions },
    builder: builder.name,
    ...logoOf(builder.logo),
    hours: attention_hours,
    benefits: benefits.map(benefitOf),
  };
}

function logoOf(logo: FairStand['builder']['logo']): Pick<Stand, 'logo'> {
  if (!logo) return {};
  const { thumbhash: _thumbhash, ...drawn } = logo;
  return { logo: drawn };
}

function sessionOf(session: FairSession): Session {
  const { id, kind, title, summary, speaker, speaker_role, place, starts_at, ends_at } = session;
  return {
    ...{ id, kind, title, summary, speaker, place },
    role: speaker_role,
    startsAt: starts_at,
    endsAt: ends_at,
    day: formatWeekday(starts_at),
    from: formatTime(starts_at),
    to: formatTime(ends_at),
  };
}

function daysOf(sessions: readonly Session[]): ProgrammeData['days'] {
  return [...Map.groupBy(sessions, ({ day }) => day)].map(([day, own]) => ({ day, sessions: own }));
}

function benefitOf({ title, description, valid_until }: FairBenefit): Benefit {
  return { title, text: description, until: formatDate(valid_until), endsOn: valid_until };
}
