import type { FairBank, FairProgramme, SessionKind } from '@umbral/domain/fairs/fair.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';

/** A stand as the page shows it. */
export interface Stand {
  readonly name: string;
  readonly builder: string;
  readonly href: string;
  readonly logo?: ImageSource;
  readonly description: string;
  readonly host: string;
  readonly hours: string;
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
  readonly startsAt: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly isOn: boolean;
}

/** What a fair has besides its unit types. */
export interface ProgrammeData {
  readonly stands: readonly Stand[];
  /** Those that are not over, by the day on which they begin. */
  readonly days: readonly { readonly day: string; readonly sessions: readonly Session[] }[];
  /** How many sessions are over. */
  readonly pastSessions: number;
  readonly benefits: readonly {
    readonly title: string;
    readonly text: string;
    readonly until: string;
    readonly projects: number;
  }[];
  readonly cities: readonly { readonly name: string; readonly slug: string }[];
  readonly banks: readonly FairBank[];
  readonly questions: FairProgramme['questions'];
}
