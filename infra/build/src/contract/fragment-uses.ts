import type { FragmentUse } from '@umbral/protocol/release/release-contract.ts';
import { parseFragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import { type Expression, type JSXAttribute, type JSXOpeningElement, type TSType, Visitor } from 'oxc-parser';
import type { SourceModule } from '../sources/source-graph.ts';
import { literalTexts, schemaOfExpression } from './static-value.ts';

/** Functions that take an address and props: the shell's, and the one for components of Svelte. */
const embedders: ReadonlySet<string> = new Set(['mountFragment', 'fragmentSlot']);

/**
 * Every place that names another's fragment, with the props that it gives as far as they are written out. An address
 * apart from its use, as the shell's overlays have them, is told by its type: `const sign: FragmentAddress = …`.
 */
export function readFragmentUses(modules: readonly SourceModule[]): FragmentUse[] {
  return modules.flatMap((module) => {
    const found: FragmentUse[] = [];
    /** Values whose written type says that addresses are in them: any two words with a slash could be one. */
    const typed: Expression[] = [];
    const add = (of: string, props?: FragmentUse['props']) => {
      found.push({ of, at: module.path, ...(props ? { props } : {}) });
    };
    const noteType = ({ start, end }: TSType, value: Expression) => {
      if (/\bFragmentAddress\b/.test(module.text.slice(start, end))) typed.push(value);
    };
    new Visitor({
      JSXOpeningElement(element) {
        if (element.name.type !== 'JSXIdentifier' || element.name.name !== 'Fragment') return;
        const of = attributeOf(element, 'of')?.value;
        if (of?.type !== 'Literal' || typeof of.value !== 'string') return;
        add(of.value, propsOf(element));
      },
      CallExpression({ callee, arguments: [of, props] }) {
        if (callee.type !== 'Identifier' || !embedders.has(callee.name) || of?.type !== 'Literal') return;
        const [address] = literalTexts(of) ?? [];
        if (!address || props?.type === 'SpreadElement') return;
        add(address, props ? schemaOfExpression(props) : undefined);
      },
      VariableDeclarator({ id, init }) {
        if (init && id.typeAnnotation) noteType(id.typeAnnotation.typeAnnotation, init);
      },
      TSSatisfiesExpression: ({ typeAnnotation, expression }) => noteType(typeAnnotation, expression),
      Literal({ value, start }) {
        const isTyped = typed.some((place) => place.start <= start && start < place.end);
        if (isTyped && typeof value === 'string' && parseFragmentAddress(value)) add(value);
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
