import type { IncomingMessage } from 'node:http';
import type { Answer } from '../http/answer.ts';
import type { Visit } from '../http/visit.ts';

/**
 * What answers a visit: its page, parts and fragments that its tab asks for, and files of releases. The plain answers know neither
 * links nor development servers; these are wrapped around them.
 */
export interface VisitAnswers {
  page(visit: Visit, request: IncomingMessage): Promise<Answer>;
  /** `/_part/…`. */
  part(visit: Visit, request: IncomingMessage): Promise<Answer>;
  /** `/_fragment/…`. */
  fragment(visit: Visit): Promise<Answer>;
  /** `/r/…`, packed in one of the accepted encodings. */
  file(visit: Visit, pathname: string, accepted?: string): Promise<Answer>;
}
