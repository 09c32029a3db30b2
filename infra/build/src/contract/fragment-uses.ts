import type { FragmentUse } from '@umbral/protocol/release/release-contract.ts';
import { parseFragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import { remoteNames } from '@umbral/protocol/routes/owners.ts';
import { type JSXAttribute, type JSXOpeningElement, Visitor } from 'oxc-parser';
import type { SourceModule } from '../sources/source-graph.ts';
import { literalTexts, schemaOfExpression } from './static-value.ts';

const builtHere: ReadonlySet<string> = new Set(remoteNames);

/** Functions that take an address and props: the shell's, and the one for components of Svelte. */
const embedders: ReadonlySet<string> = new Set(['mountFragment', 'fragmentSlot']);

/** Every place that names another's fragment, with the props that it gives as far as they are written out. */
export function readFragmentUses(modules: readonly SourceModule[]): FragmentUse[] {
  return modules.flatMap((module) => {
    const found: FragmentUse[] = [];
    const known = new Set<number>();
    const add = (of: string, start: number, props?: FragmentUse['props']) => {
      known.add(start);
      found.push({ of, at: module.path, ...(props ? { props } : {}) });
    };
    new Visitor({
      JSXOpeningElement(element) {
        if (element.name.type !== 'JSXIdentifier' || element.name.name !== 'Fragment') return;
        const of = attributeOf(element, 'of')?.value;
        if (of?.type !== 'Literal' || typeof of.value !== 'string') return;
        add(of.value, of.start, propsOf(element));
      },
      CallExpression({ callee, arguments: [of, props] }) {
        if (callee.type !== 'Identifier' || !embedders.has(callee.name) || of?.type !== 'Literal') return;
        const [address] = literalTexts(of) ?? [];
        if (!address || props?.type === 'SpreadElement') return;
        add(address, of.start, props ? schemaOfExpression(props) : undefined);
      },
      // An address apart from its use, as the shell's overlays have them: those of the remotes that are built here, for
      // any two words with a slash could be another's.
      'Literal:exit'({ value, start }) {
        const address = typeof value === 'string' && !known.has(start) ? parseFragmentAddress(value) : undefined;
        if (address && builtHere.has(address.owner)) add(String(value), start);
      },
    }).visit(module.parsed.program);
    return found;
  });
}

function attributeOf({ attributes }: JSXOpeningElement, name: string): JSXAttribute | undefined {
  return attributes.find((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === name) as
    | JSXAttribute
    | undefined;
}

function propsOf(element: JSXOpeningElement): FragmentUse['props'] {
  const props = attributeOf(element, 'props');
  if (!props) return { type: 'object', properties: {}, required: [], additionalProperties: false };
  const value = props.value;
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return undefined;
  const schema = schemaOfExpression(value.expression);
  return schema.type === 'object' ? schema : undefined;
}
