import type { Backend } from '../../engine/backend.ts';
import type { LinkAction } from '../../engine/mail/link-routes.ts';
import { keepPath } from './deletion-paths.ts';
import { canKeep, keepByLink } from './deletion-queries.ts';
import { deletionTexts } from './deletion-texts.ts';

/** The page behind the link that takes a deletion back. */
export function keepLink(backend: Backend): LinkAction {
  return {
    path: keepPath,
    question: deletionTexts.question,
    done: deletionTexts.kept,
    isKnown: (keepHash) => canKeep(backend, keepHash),
    act: (keepHash, request) => keepByLink(backend, keepHash, request),
  };
}
