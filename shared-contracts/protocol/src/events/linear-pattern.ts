/** One step of a pattern: what it takes of one character, and how often. */
interface Step {
  readonly taken: string;
  readonly mayBeAbsent: boolean;
  readonly mayRepeat: boolean;
}

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
  return steps.some((one, at) => isAmbiguous(one, steps.slice(at + 1)))
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

/** Whether what a step takes may as well be taken by what follows it. */
function isAmbiguous({ taken, mayBeAbsent, mayRepeat }: Step, rest: readonly Step[]): boolean {
  if (!mayBeAbsent && !mayRepeat) return false;
  const upTo = rest.findIndex((next) => !next.mayBeAbsent);
  const following = upTo < 0 ? rest : rest.slice(0, upTo + 1);
  return following.some((next) => overlap(taken, next.taken));
}

function overlap(one: string, other: string): boolean {
  const [a, b] = [new RegExp(`^${one}$`), new RegExp(`^${other}$`)];
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    if (a.test(character) && b.test(character)) return true;
  }
  return false;
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern).source === pattern;
  } catch {
    return false;
  }
}
