import { openBoard } from '@umbral/domain/api/boards.ts';
import { listComments } from '@umbral/domain/api/comments.ts';
import { findPeople } from '@umbral/domain/api/people.ts';
import { filterPlants, findRelatedPlants } from '@umbral/domain/api/plants.ts';
import { openPreview } from '@umbral/domain/api/project-previews.ts';
import { listSecurityEvents } from '@umbral/domain/api/security-log.ts';
import { standInListings } from '@umbral/domain/api/stand-in.ts';
import { currentSession } from '@umbral/domain/api/users.ts';

/**
 * What pages ask by POST while they are drawn: questions too long, or too personal, for an address. None changes what
 * somebody made; a board keeps when it was looked at and a preview how often, so one that is asked twice counts a look too many at worst.
 */
const questions = [
  currentSession,
  standInListings,
  filterPlants,
  findRelatedPlants,
  listComments,
  openPreview,
  openBoard,
  findPeople,
  listSecurityEvents,
];

const paths = questions.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Whether a path below the API's base is asked by POST and only asks. */
export function isPostedQuestion(path: string): boolean {
  return paths.some((pattern) => pattern.test(path));
}
