import type { IncomingMessage } from 'node:http';
import { type ArtifactFile, faultyFile } from '../chaos/faulty-files.ts';
import { type Answer, redirectAnswer } from '../http/answer.ts';
import type { Visit } from '../http/visit.ts';
import type { LinkCalls } from './link-calls.ts';
import { linkCookie } from './link-cookie.ts';
import type { LinkDesk } from './link-desk.ts';
import { LinkRefused } from './link-refused.ts';
import { markedHref } from './sides.ts';

/** What the front door asks of links. */
export interface LinkParts {
  /** Answers `/_link/…`. */
  answer(visit: Visit, request: IncomingMessage): Promise<Answer>;
  /** Answers a visit with its link, or says why the link is not followed. */
  follow(visit: Visit, answer: (visit: Visit) => Promise<Answer>): Promise<Answer>;
  /** Files of releases with the faults of a link. A link that does not count spoils nothing. */
  spoilFile(file: ArtifactFile, visit: Visit): ArtifactFile;
}

/** Joins the judge of links and their calls. */
export function createLinkParts(desk: LinkDesk, calls: LinkCalls): LinkParts {
  return {
    answer: calls.answer,
    async follow(visit, answer) {
      if (!visit.cookies.has(linkCookie)) return answer(visit);
      try {
        const linked = await desk.recognise(visit);
        const marked = linked.comparedWith && markedHref(linked);
        return marked ? redirectAnswer(302, marked, { 'cache-control': 'no-store' }) : await answer(linked);
      } catch (error) {
        if (error instanceof LinkRefused) return calls.refuse(error, visit);
        throw error;
      }
    },
    spoilFile(file, visit) {
      if (!visit.cookies.has(linkCookie)) return file;
      return async (pathname, accepted) => {
        const linked = await desk.recognise(visit).catch(() => visit);
        return faultyFile(file, linked, pathname, accepted);
      };
    },
  };
}
