/** One step of a pattern: what it takes of one character, and how often. */
interface Step {
  readonly taken: string;
  readonly mayBeAbsent: boolean;
  readonly mayRepeat: boolean;
}

/** What a step takes: the first and the last character of each stretch, in order. */
type Stretches = readonly (readonly [number, number])[];

/** More steps than these of one pattern never vary: whoever uploads a pattern has it looked at by registry and shells. */
const mostVaried = 8;

/** A character class, an escape or a character as it is; then how often. */
const step = /(\[\^?(?:\\.|[^\]\\])*\]|\\[dDwWsS]|\\[-.^$|(){}[\]*+?/\\]|[^\\^$|(){}[\]*+?])([*+?]|\{\d+(?:,\d*)?\})?/y;

/**
 * Why a regular expression cannot be read in one go; undefined where it can. It begins at the start of the text (`^`), has
 * no groups, no alternatives and no references back, and where a step may be repeated or absent, what may follow begins
 * otherwise: so that there is never a second way to read what was read, whatever the text.
 */
export function faultOfPattern(pattern: string): string | undefined {
  if (pattern.length > 200) return 'it is longer than 200 characters';
  if (!pattern.startsWith('^')) return 'it does not begin with ^';
  if (!isExpression(pattern)) return 'it is no regular expression';
  const steps = stepsOf(pattern.replace(/^\^|\$$/g, ''));
  if (!steps)
    return 'it has more than characters, classes and how often each comes: no groups, alternatives or lookaround';
  if (steps.filter(isVaried).length > mostVaried)
    return `more than ${mostVaried} of its steps may be repeated or absent`;
  return isAmbiguous(steps)
    ? 'a text may fit it in more ways than one, which takes time that grows with its square'
    : undefined;
}

function stepsOf(text: string): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (let at = 0; at < text.length; at = step.lastIndex) {
    step.lastIndex = at;
    const [, source = '', often = ''] = step.exec(text) ?? [];
    if (source === '') return undefined;
    const [least = '1', most = least] = /^\{/.test(often) ? often.slice(1, -1).split(',') : [];
    steps.push({
      taken: source,
      mayBeAbsent: /[*?]/.test(often) || Number(least) === 0,
      mayRepeat: /[*+]/.test(often) || least !== most,
    });
  }
  return steps;
}

function isVaried({ mayBeAbsent, mayRepeat }: Step): boolean {
  return mayBeAbsent || mayRepeat;
}

/** Whether what a step takes may as well be taken by what follows it. */
function isAmbiguous(steps: readonly Step[]): boolean {
  const stretches = new Map<Step, Stretches>();
  const stretchesOf = (step: Step) => {
    const known = stretches.get(step) ?? stretchesTaken(step);
    stretches.set(step, known);
    return known;
  };
  return steps.some((step, at) => {
    if (!isVaried(step)) return false;
    const rest = steps.slice(at + 1);
    const upTo = rest.findIndex((next) => !next.mayBeAbsent);
    const following = upTo < 0 ? rest : rest.slice(0, upTo + 1);
    return following.some((next) => doOverlap(stretchesOf(step), stretchesOf(next)));
  });
}

let everyCharacter: string | undefined;

/** The engine itself says, in one go over all characters. */
function stretchesTaken({ taken }: Step): Stretches {
  everyCharacter ??= Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('');
  return [...everyCharacter.matchAll(new RegExp(`${taken}+`, 'g'))].map(({ index, 0: { length } }) => [
    index,
    index + length - 1,
  ]);
}

function doOverlap(one: Stretches, other: Stretches): boolean {
  return one.some(([first, last]) => other.some(([otherFirst, otherLast]) => first <= otherLast && otherFirst <= last));
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern).source === pattern;
  } catch {
    return false;
  }
}
