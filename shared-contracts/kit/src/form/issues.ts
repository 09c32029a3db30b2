/**
 * What is wrong with a form: a sentence for people by the path of the field, in the order of the form. The path is
 * the name of the field's control and the name that the call gives it: `email`, `answers.budget`, `plants.0.price`.
 */
export type Issues = Readonly<Record<string, string>>;

export const noIssues: Issues = {};

/** Whether anything is wrong. */
export function hasIssues(issues: Issues): boolean {
  return Object.keys(issues).length > 0;
}

/** The issues out of a list of all fields, in which a field without a sentence is fine. */
export function foundIssues(all: Readonly<Record<string, string | false | undefined>>): Issues {
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The issues without that of one field; the very same object where that field has none. */
export function withoutIssue(issues: Issues, path: string): Issues {
  if (!Object.hasOwn(issues, path)) return issues;
  return Object.fromEntries(Object.entries(issues).filter(([other]) => other !== path));
}

/**
 * The issues of an answer by the controls that show them: an issue inside a list or a group belongs to the nearest
 * control around it (`cities.3` to `cities`). What no control can show is left out.
 */
export function landIssues(issues: Issues, hasControl: (name: string) => boolean): Issues {
  const landed: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(issues)) {
    const control = around(path).find(hasControl);
    if (control !== undefined) landed[control] ??= sentence;
  }
  return landed;
}

/** A path and everything that it lies in, the nearest first. */
function around(path: string): string[] {
  const steps = path.split('.');
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('.'));
}
