import { type Node, Visitor } from 'oxc-parser';
import type { SourceModule } from '../sources/source-graph.ts';

const realms = new Set(['window', 'globalThis', 'self', 'document', 'history', 'navigator', 'localStorage']);
const definers = new Set(['defineProperty', 'defineProperties', 'assign', 'setPrototypeOf']);

/** Names outside of modules that the sources write: properties of the realm, prototypes, custom elements. */
export function readGlobalWrites(modules: readonly SourceModule[]): string[] {
  const found = new Set<string>();
  const note = (node: Node, ...names: readonly string[]) => {
    const path = [...(pathOf(node) ?? []), ...names];
    if (isGlobal(path)) found.add(path.join('.'));
  };
  for (const { parsed } of modules) {
    new Visitor({
      AssignmentExpression: ({ left }) => note(left),
      UpdateExpression: ({ argument }) => note(argument),
      UnaryExpression: ({ operator, argument }) => operator === 'delete' && note(argument),
      CallExpression({ callee, arguments: [target, name] }) {
        const path = pathOf(callee);
        if (path?.join('.').endsWith('customElements.define')) found.add(`customElements.${literal(target)}`);
        if (!target || path?.length !== 2 || !/^(Object|Reflect)$/.test(path[0] ?? '')) return;
        if (definers.has(path[1] ?? '')) note(target, path[1] === 'defineProperty' ? literal(name) : '*');
      },
    }).visit(parsed.program);
  }
  return [...found].sort();
}

function literal(node: Node | undefined): string {
  return node?.type === 'Literal' ? String(node.value) : '*';
}

/** `window.a.b` as its names; undefined when it does not start with a plain name. */
function pathOf(node: Node): string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSNonNullExpression'
  ) {
    return pathOf(node.expression);
  }
  if (node.type !== 'MemberExpression') return undefined;
  const above = pathOf(node.object);
  if (!above) return undefined;
  const name = !node.computed && node.property.type === 'Identifier' ? node.property.name : literal(node.property);
  return [...above, name];
}

function isGlobal(path: readonly string[]): boolean {
  if (path.length < 2) return false;
  return realms.has(path[0] ?? '') || path[1] === 'prototype';
}
