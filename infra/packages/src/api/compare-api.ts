import { type Member, type ModuleApi, type Parameter, type Shape, told } from './shapes.ts';

/** One difference for whoever uses a package: `major` where they may have to change something. */
export interface ApiChange {
  readonly step: 'major' | 'minor';
  /** In words, with where it is. */
  readonly text: string;
}

/** Modules by their path in the package, without an ending. */
export type PackageApi = ReadonlyMap<string, ModuleApi>;

/** What changed from one version of a package to another. */
export function compareApi(before: PackageApi, now: PackageApi): ApiChange[] {
  const taken = new Set([...now.values()].flatMap((module) => [...module.taken]));
  const changes = [...before].flatMap(([path, old]) => {
    const module = now.get(path);
    return module ? compareModules(path, { before: old, now: module, taken }) : [major(path, 'is gone')];
  });
  const added = [...now.keys()].filter((path) => !before.has(path)).map((path) => minor(path, 'is new'));
  return [...changes, ...added].sort((a, b) => (a.step === b.step ? 0 : a.step === 'major' ? -1 : 1));
}

interface Pair {
  readonly before: ModuleApi;
  readonly now: ModuleApi;
  /** Types that others give somewhere in the package. */
  readonly taken: ReadonlySet<string>;
}

function compareModules(path: string, pair: Pair): ApiChange[] {
  const { before, now, taken } = pair;
  const gone = [...before.exports]
    .filter((name) => !now.exports.has(name))
    .map((name) => major(path, `has no ${name} any more`));
  const added = [...now.exports].filter((name) => !before.exports.has(name)).map((name) => minor(path, `has ${name}`));
  const changed = [...before.declared].flatMap(([name, old]) => {
    const present = now.declared.get(name);
    if (!present || gone.some(({ text }) => text.includes(` no ${name} `))) return [];
    const side: Side = { isGiven: taken.has(name), isValue: old.isValue && present.isValue };
    return new Comparison(path, pair).shapes(name, [old.shape, present.shape], side);
  });
  return [...gone, ...added, ...changed];
}

interface Side {
  /** Others make it and hand it over: what they have not yet must not be asked of them. */
  readonly isGiven: boolean;
  readonly isValue: boolean;
}

type Two<Value> = readonly [before: Value, now: Value];

/** Most types deep that a comparison goes. */
const deepest = 40;

class Comparison {
  readonly #path: string;
  readonly #pair: Pair;

  constructor(path: string, pair: Pair) {
    this.#path = path;
    this.#pair = pair;
  }

  shapes(of: string, both: Two<Shape>, side: Side, depth = 0): ApiChange[] {
    // A name that both have is compared in its own place.
    if (isSame(...both)) return [];
    const before = resolved(both[0], this.#pair.before);
    const now = resolved(both[1], this.#pair.now);
    if (isSame(before, now)) return [];
    if (depth > deepest) return [major(this.#path, `${of} changed`)];
    if (before.kind === 'function' && now.kind === 'function') return this.#functions(of, [before, now], side, depth);
    if (before.kind === 'members' && now.kind === 'members') return this.#members(of, [before, now], side, depth);
    const [alternatives, present] = [choicesOf(before, now), choicesOf(now, before)];
    if (alternatives && present) return this.#choices(of, [alternatives, present], side, depth);
    if (before.kind === 'filled' && now.kind === 'filled' && before.name === now.name)
      return this.#filled(of, [before.with, now.with], side, depth);
    if (side.isValue && before.kind === 'literal' && now.kind === 'literal' && before.of === now.of) return [];
    return [major(this.#path, `${of} was ${short(before)} and is ${short(now)}`)];
  }

  #functions(
    of: string,
    [before, now]: Two<Extract<Shape, { kind: 'function' }>>,
    side: Side,
    depth: number,
  ): ApiChange[] {
    if (before.generics !== now.generics) return [major(this.#path, `${of} has other type parameters`)];
    const most = Math.max(before.parameters.length, now.parameters.length);
    const parameters = Array.from({ length: most }, (_, at) =>
      this.#parameter(`parameter ${at + 1} of ${of}`, [before.parameters[at], now.parameters[at]], side, depth),
    );
    const result = this.shapes(`what ${of} gives`, [before.result, now.result], { ...side, isValue: false }, depth + 1);
    return [...parameters.flat(), ...result];
  }

  /** What others call takes from them; what they bring to be called is given to them. */
  #parameter(of: string, [before, now]: Two<Parameter | undefined>, side: Side, depth: number): ApiChange[] {
    if (!now) return [major(this.#path, `${of} is gone`)];
    const { isGiven } = side;
    if (!before) {
      const isFree = now.isOptional || isGiven;
      return [isFree ? minor(this.#path, `${of} is new`) : major(this.#path, `${of} is new and must be given`)];
    }
    const types = this.shapes(of, [before.type, now.type], { isGiven: !isGiven, isValue: false }, depth + 1);
    return [...this.#needs(of, [before.isOptional, now.isOptional], !isGiven), ...types];
  }

  #members(
    of: string,
    [before, now]: Two<Extract<Shape, { kind: 'members' }>>,
    side: Side,
    depth: number,
  ): ApiChange[] {
    const above =
      before.above === now.above
        ? []
        : [major(this.#path, `${of} stands on ${now.above || 'nothing'}, not on ${before.above || 'nothing'}`)];
    const known = [...before.members].flatMap(([name, old]) => {
      const present = now.members.get(name);
      return present
        ? this.#member(`${of}.${name}`, [old, present], side, depth)
        : [major(this.#path, `${of} has no ${name} any more`)];
    });
    const added = [...now.members]
      .filter(([name]) => !before.members.has(name))
      .map(([name, { isOptional }]) =>
        isOptional || !side.isGiven || side.isValue
          ? minor(this.#path, `${of} has ${name}`)
          : major(this.#path, `${of} must have ${name}`),
      );
    return [...above, ...known, ...added];
  }

  #member(of: string, [before, now]: Two<Member>, side: Side, depth: number): ApiChange[] {
    const needs = this.#needs(of, [before.isOptional, now.isOptional], side.isGiven);
    return [...needs, ...this.shapes(of, [before.type, now.type], side, depth + 1)];
  }

  #needs(of: string, [before, now]: Two<boolean>, isGiven: boolean): ApiChange[] {
    if (before === now) return [];
    if (now) return [isGiven ? minor(this.#path, `${of} may be left out`) : major(this.#path, `${of} may be missing`)];
    return [isGiven ? major(this.#path, `${of} must be given`) : minor(this.#path, `${of} is always there`)];
  }

  #filled(of: string, [before, now]: Two<readonly Shape[]>, side: Side, depth: number): ApiChange[] {
    if (before.length !== now.length) return [major(this.#path, `${of} has other type parameters`)];
    return before.flatMap((shape, at) => {
      const present = now[at];
      return present ? this.shapes(of, [shape, present], { ...side, isValue: false }, depth + 1) : [];
    });
  }

  #choices(of: string, [before, now]: Two<readonly Shape[]>, side: Side, depth: number): ApiChange[] {
    const lacks = (all: readonly Shape[]) => (one: Shape) => !all.some((other) => isSame(one, other));
    const gone = before.filter(lacks(now));
    const added = now.filter(lacks(before));
    // Each alternative became another one: what changed is in them.
    if (gone.length === added.length && [...gone, ...added].every(({ kind }) => kind !== 'literal'))
      return gone.flatMap((one, at) =>
        this.shapes(of, [one, added[at] ?? one], { ...side, isValue: false }, depth + 1),
      );
    const isFree = side.isGiven || side.isValue;
    return [
      ...gone.map((one) => major(this.#path, `${of} is never ${short(one)} any more`)),
      ...added.map((one) => (isFree ? minor : major)(this.#path, `${of} may be ${short(one)}`)),
    ];
  }
}

/** A name that no other module can reach stands for what it says. */
function resolved(shape: Shape, module: ModuleApi): Shape {
  if (shape.kind !== 'text' || module.exports.has(shape.text)) return shape;
  return module.declared.get(shape.text)?.shape ?? shape;
}

/** One type alone is a union of one where the other is a union. */
function choicesOf(shape: Shape, other: Shape): readonly Shape[] | undefined {
  if (shape.kind === 'choices') return shape.choices;
  return other.kind === 'choices' && other.of === 'union' ? [shape] : undefined;
}

function isSame(one: Shape, other: Shape): boolean {
  return JSON.stringify(one, asLists) === JSON.stringify(other, asLists);
}

/** Maps as lists. */
function asLists(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}

function short(shape: Shape): string {
  const text = told(shape);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

const major = (path: string, what: string): ApiChange => ({ step: 'major', text: `${path}: ${what}` });
const minor = (path: string, what: string): ApiChange => ({ step: 'minor', text: `${path}: ${what}` });
