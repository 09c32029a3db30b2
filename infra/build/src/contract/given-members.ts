import { type Function as FunctionNode, type ObjectExpression, Visitor } from 'oxc-parser';
import type { SourceModule } from '../sources/source-graph.ts';
import { handedOver, isOfType } from './handed-over.ts';

/** Members of what a shell hands over: of the objects that its functions of these types give back. */
export function givenMembers(modules: readonly SourceModule[]): (readonly [from: string, names: readonly string[]])[] {
  return handedOver.map(({ from, type }) => {
    const made = modules.flatMap((module) => objectsOf(module, type));
    const [first, ...others] = made;
    if (!first) throw new Error(`no function of the shell gives back a ${type} that is written out`);
    return [from, [...first].filter((name) => others.every((other) => other.has(name)))] as const;
  });
}

function objectsOf({ path, parsed }: SourceModule, type: string): ReadonlySet<string>[] {
  const made: ReadonlySet<string>[] = [];
  const read = ({ returnType, body }: Pick<FunctionNode, 'returnType' | 'body'>) => {
    if (!isOfType(returnType, type)) return;
    for (const statement of body?.body ?? [])
      if (statement.type === 'ReturnStatement' && statement.argument?.type === 'ObjectExpression')
        made.push(keysOf(statement.argument, path));
  };
  new Visitor({ FunctionDeclaration: read, FunctionExpression: read }).visit(parsed.program);
  return made;
}

function keysOf({ properties }: ObjectExpression, path: string): ReadonlySet<string> {
  return new Set(
    properties.map((property) => {
      if (property.type === 'Property' && !property.computed && property.key.type === 'Identifier')
        return property.key.name;
      throw new Error(`${path}: what remotes are handed is written out member by member`);
    }),
  );
}
