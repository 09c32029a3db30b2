import { getFairProgramme } from '@umbral/domain/api/fairs.ts';
import type { FairProgramme, FairSession, FairStand } from '@umbral/domain/fairs/fair.ts';
import { formatDate, formatTime, formatWeekday } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FairRegion } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ProgrammeData, Session, Stand } from './programme-data.ts';

/** Stands, agenda, benefits, cities, bank desk and questions of a fair; its cities are those of the region [B084]. */
export async function loadProgramme(
  call: CallApi,
  { fair, region }: { readonly fair: string; readonly region: FairRegion },
  signal: AbortSignal,
): Promise<ProgrammeData> {
  const { data } = await call(getFairProgramme, { params: { slug: fair } }, { signal });
  const now = Date.now();
  const open = data.sessions.filter(({ ends_at }) => Date.parse(ends_at) >= now);
  return {
    stands: data.stands.filter(({ projects }) => projects > 0).map(standOf),
    days: daysOf(open.map((session) => sessionOf(session, now))),
    pastSessions: data.sessions.length - open.length,
    benefits: data.benefits.map(benefitOf),
    cities: data.cities
      .filter((city) => region === 'home' || city.region === region)
      .map(({ name, slug }) => ({ name, slug })),
    banks: data.banks,
    questions: data.questions,
  };
}

function standOf({ name, builder, description, host, attention_hours }: FairStand): Stand {
  return {
    name,
    builder: builder.name,
    href: routes.builder.href({ builder: builder.slug }),
    ...logoOf(builder.logo),
    description,
    host,
    hours: attention_hours,
  };
}

function logoOf(logo: FairStand['builder']['logo']): Pick<Stand, 'logo'> {
  if (!logo) return {};
  const { thumbhash: _thumbhash, ...drawn } = logo;
  return { logo: drawn };
}

function sessionOf(session: FairSession, now: number): Session {
  const { id, kind, title, summary, speaker, speaker_role, place, starts_at, ends_at } = session;
  return {
    ...{ id, kind, title, summary, speaker, place },
    role: speaker_role,
    startsAt: starts_at,
    day: formatWeekday(starts_at),
    from: formatTime(starts_at),
    to: formatTime(ends_at),
    isOn: Date.parse(starts_at) <= now,
  };
}

function daysOf(sessions: readonly Session[]): ProgrammeData['days'] {
  return [...Map.groupBy(sessions, ({ day }) => day)].map(([day, own]) => ({ day, sessions: own }));
}

function benefitOf({ title, description, valid_until, projects }: FairProgramme['benefits'][number]) {
  return { title, text: description, until: formatDate(valid_until), projects };
}
