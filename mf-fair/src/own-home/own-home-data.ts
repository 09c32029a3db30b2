import type { FairCard } from '../model/fair-card.ts';
import type { ProgrammeData } from '../programme/programme-data.ts';
import type { FairProjects } from '../queries/projects-queries.ts';

/** An edition of the fair of own homes with what it has. */
export interface Edition {
  readonly fair: FairCard;
  readonly programme: ProgrammeData;
  /** A page of its projects; null where the edition does not run: nothing of it is on offer. */
  readonly projects: FairProjects | null;
}

export interface OwnHomeData {
  /** Null while there is no edition at all. */
  readonly edition: Edition | null;
  /** Every edition, the current one first. */
  readonly editions: readonly FairCard[];
  /** The city to which the page is held. */
  readonly city: { readonly name: string; readonly slug: string } | null;
  /** Cities of the edition, those with most projects first. */
  readonly cities: ProgrammeData['cities'];
  readonly page: number;
}
