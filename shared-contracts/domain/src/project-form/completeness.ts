import type { CompletenessKey } from './completeness-texts.ts';
import { completenessTopics, type Topic } from './completeness-topics.ts';
import { valueAt } from './form-values.ts';
import { isTold, type ToldField } from './told-fields.ts';

/** Something that a buyer is not told yet, and the field where to tell it. */
export interface CompletenessHint {
  /** As issues of the form name fields: `plants.0.private_area`. */
  readonly path: string;
  /** Names its sentence in `completenessTexts`. */
  readonly key: CompletenessKey;
  /** How many of the hundred points it would bring. */
  readonly weight: number;
}

/** How much of what buyers must be told a form tells. */
export interface Completeness {
  /** 0 to 100, whole; 100 only where nothing is missing. */
  readonly score: number;
  /** The heaviest first, those of one weight in the order of the form. */
  readonly hints: readonly CompletenessHint[];
}

type Question = ToldField & { readonly key: CompletenessKey; readonly weight: number };

/** The questions of a topic; one of a list that is still empty leads to the list. */
function questionsOf({ key, weight, asks, first }: Topic, form: unknown): readonly Question[] {
  const asked = asks(form);
  if (asked.length > 0) return asked.map((field) => ({ ...field, key, weight: weight / asked.length }));
  const isWaiting = first !== undefined && !isTold(valueAt(form, first.path));
  return isWaiting ? [{ path: first.path, key: first.key, weight, share: 0 }] : [];
}

/**
 * How complete a form is by what buyers must be told. Takes a form in any state, half filled or of another version;
 * what does not concern the project (rooms of a lot, the delivery of what is built) counts neither way.
 */
export function completenessOf(form: unknown): Completeness {
  const questions = completenessTopics.flatMap((topic) => questionsOf(topic, form));
  const total = questions.reduce((sum, { weight }) => sum + weight, 0);
  const hints = new Map<string, CompletenessHint>();
  let missing = 0;
  for (const { path, key, weight, share } of questions) {
    const points = (weight * (1 - share) * 100) / total;
    if (points === 0) continue;
    missing += points;
    const id = `${key} ${path}`;
    hints.set(id, { path, key, weight: (hints.get(id)?.weight ?? 0) + points });
  }
  return {
    score: hints.size === 0 ? 100 : Math.min(Math.max(Math.round(100 - missing), 0), 99),
    hints: [...hints.values()].toSorted((one, other) => other.weight - one.weight),
  };
}
