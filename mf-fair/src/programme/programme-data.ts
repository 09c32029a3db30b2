import type { FairBank, FairProgramme, SessionKind } from '@umbral/domain/fairs/fair.ts';
import type { Region } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';

/** What a project gives during a fair, and until when. */
export interface Benefit {
  readonly title: string;
  readonly text: string;
  /** Last day, in words and as ISO text. */
  readonly until: string;
  readonly endsOn: string;
}

/** A stand as the page shows it. */
export interface Stand {
  /** Its place in the fair, from 1. */
  readonly number: number;
  /** Slug of the builder. */
  readonly slug: string;
  readonly builderId: number;
  readonly name: string;
  readonly builder: string;
  readonly logo?: ImageSource;
  readonly description: string;
  readonly host: string;
  readonly hours: string;
  readonly projects: number;
  readonly regions: readonly Region[];
  readonly benefits: readonly Benefit[];
}

/** A session of the agenda, its times in words. */
export interface Session {
  readonly id: number;
  readonly kind: SessionKind;
  readonly title: string;
  readonly summary: string;
  readonly speaker: string;
  readonly role: string;
  readonly place: string;
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** What a fair has besides its projects. */
export interface ProgrammeData {
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  readonly stands: readonly Stand[];
  /** Those that are not over, by the day on which they begin. */
  readonly days: readonly { readonly day: string; readonly sessions: readonly Session[] }[];
  /** How many sessions are over. */
  readonly pastSessions: number;
  readonly benefits: readonly (Benefit & { readonly projects: number })[];
  readonly cities: readonly { readonly name: string; readonly slug: string; readonly projects: number }[];
  readonly banks: readonly FairBank[];
  readonly questions: FairProgramme['questions'];
}
