import { type Argument, type Expression, type ObjectPattern, type TSType, Visitor } from 'oxc-parser';
import type { SourceModule } from '../sources/source-graph.ts';
import { type Handed, handedOver, isOfType, isType, memberOf } from './handed-over.ts';
import { literalTexts } from './static-value.ts';

/** Members that a module reads of what its shell hands over, as far as its values and types show. */
export function takenMembers(module: SourceModule): (readonly [from: string, names: readonly string[]])[] {
  return handedOver.flatMap((one) => {
    const names = readsOf(module, one).filter((name) => one.members[name] === 'needed');
    return names.length > 0 ? [[one.from, names] as const] : [];
  });
}

function readsOf({ parsed }: SourceModule, { type, isGiven }: Handed): string[] {
  const locals = new Set<string>();
  const reads: string[] = [];
  const isIt = (value: Expression | Argument) =>
    isGiven(value) || (value.type === 'Identifier' ? locals.has(value.name) : locals.has(memberOf(value) ?? ''));
  const readPattern = ({ properties }: ObjectPattern) => {
    for (const property of properties)
      if (property.type === 'Property' && property.key.type === 'Identifier') reads.push(property.key.name);
  };
  new Visitor({
    Identifier(node) {
      if ('typeAnnotation' in node && isOfType(node.typeAnnotation, type)) locals.add(node.name);
    },
    TSPropertySignature({ key, typeAnnotation }) {
      if (key.type === 'Identifier' && isOfType(typeAnnotation, type)) locals.add(key.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && isIt(init)) locals.add(id.name);
    },
    // `Pick<RemoteContext, 'call' | 'bus'>` and `RemoteContext['toast']` say it themselves.
    TSTypeReference({ typeName, typeArguments }) {
      const [of, picked] = typeArguments?.params ?? [];
      if (typeName.type === 'Identifier' && typeName.name === 'Pick' && picked && isType(of, type))
        reads.push(...textsOf(picked));
    },
    TSIndexedAccessType({ objectType, indexType }) {
      if (isType(objectType, type)) reads.push(...textsOf(indexType));
    },
  }).visit(parsed.program);
  new Visitor({
    MemberExpression(member) {
      const name = memberOf(member);
      if (name !== undefined && isIt(member.object)) reads.push(name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'ObjectPattern' && init && isIt(init)) readPattern(id);
    },
    ObjectPattern(pattern) {
      if (isOfType(pattern.typeAnnotation, type)) readPattern(pattern);
    },
  }).visit(parsed.program);
  return reads;
}

function textsOf(type: TSType): readonly string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(textsOf);
  return type.type === 'TSLiteralType' && type.literal.type === 'Literal' ? (literalTexts(type.literal) ?? []) : [];
}
