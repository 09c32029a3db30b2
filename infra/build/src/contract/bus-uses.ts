import { type CallExpression, type Expression, Visitor } from 'oxc-parser';
import { targetOf } from '../sources/module-imports.ts';
import type { SourceModule } from '../sources/source-graph.ts';
import { literalTexts } from './static-value.ts';

/** What a version does with the topics of the bus. */
export interface BusUses {
  readonly publishes: ReadonlySet<string>;
  readonly hears: ReadonlySet<string>;
  readonly asks: ReadonlySet<string>;
  readonly handles: ReadonlySet<string>;
}

const uses = { publish: 'publishes', on: 'hears', last: 'hears', ask: 'asks', handle: 'handles' } as const;

type Method = keyof typeof uses;

/** The bus itself, its hook and its player: they pass on topics that their callers name. */
const forwarders = new Set([
  'shell/browser/inspector/replay.ts',
  targetOf('', '@umbral/protocol/events/create-bus.ts'),
  targetOf('', '@umbral/kit/remote/use-fact.ts'),
  targetOf('', '@umbral/kit/remote/use-topics.ts'),
  targetOf('', '@umbral/kit/remote/server-context.ts'),
]);

/**
 * Reads every call on the bus with topics that are known; one whose topic is not written out is an error, for nobody could
 * hold it to a contract.
 */
export function readBusUses(modules: readonly SourceModule[], known: ReadonlySet<string>): BusUses {
  const found = {
    publishes: new Set<string>(),
    hears: new Set<string>(),
    asks: new Set<string>(),
    handles: new Set<string>(),
  };
  for (const module of modules) {
    if (forwarders.has(module.path)) continue;
    new Visitor({
      CallExpression: (call) => {
        const method = methodOf(call, known);
        if (!method) return;
        for (const topic of topicsOf(module, call, known)) found[uses[method]].add(topic);
      },
      VariableDeclarator({ id, init, start }) {
        if (id.type === 'ObjectPattern' && init && isBus(init)) {
          throw new Error(`${placeOf(module, start)}: call the bus as bus.publish(…), not by parts taken from it`);
        }
      },
    }).visit(module.parsed.program);
  }
  return found;
}

function topicsOf(module: SourceModule, call: CallExpression, known: ReadonlySet<string>): readonly string[] {
  const topics = literalTexts(call.arguments[0]);
  if (!topics) throw new Error(`${placeOf(module, call.start)}: a topic of the bus must be written out as a text`);
  const unknown = topics.find((topic) => !known.has(topic));
  if (unknown !== undefined) {
    throw new Error(
      `${placeOf(module, call.start)}: ${unknown} is no topic of the catalogue, of src/topics.ts or of a package's topics.ts`,
    );
  }
  return topics;
}

function methodOf({ callee, arguments: [first] }: CallExpression, known: ReadonlySet<string>): Method | undefined {
  if (callee.type === 'Identifier') return callee.name === 'useFact' ? 'last' : undefined;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return undefined;
  const { name } = callee.property;
  if (!isMethod(name)) return undefined;
  // Whatever the object is called: a topic as the argument tells that it is a bus.
  const namesTopic = literalTexts(first)?.some((text) => known.has(text)) ?? false;
  return namesTopic || isBus(callee.object) ? name : undefined;
}

function isMethod(name: string): name is Method {
  return name in uses;
}

function isBus(node: Expression): boolean {
  if (node.type === 'Identifier') return /bus$/i.test(node.name);
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'bus';
}

function placeOf({ path, text }: SourceModule, offset: number): string {
  return `${path}:${text.slice(0, offset).split('\n').length}`;
}
