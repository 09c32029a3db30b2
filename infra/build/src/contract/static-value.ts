import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import type { Argument, Expression, ObjectExpression, PropertyKey, TemplateLiteral } from 'oxc-parser';

/** Schema of what an expression gives, as far as its text says; an empty schema: anything. */
export function schemaOfExpression(expression: Expression): JsonSchema {
  switch (expression.type) {
    case 'Literal':
      return schemaOfLiteral(expression.value);
    case 'TemplateLiteral':
      return expression.expressions.length === 0 ? { const: textOf(expression) } : { type: 'string' };
    case 'ConditionalExpression':
      return { anyOf: [schemaOfExpression(expression.consequent), schemaOfExpression(expression.alternate)] };
    case 'ArrayExpression':
      return { type: 'array' };
    case 'ObjectExpression':
      return schemaOfObject(expression);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return schemaOfExpression(expression.expression);
    default:
      return {};
  }
}

/** The texts that an expression can be, or undefined when it is not written out. */
export function literalTexts(expression: Argument | undefined): readonly string[] | undefined {
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return [expression.value];
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0) return [textOf(expression)];
  if (expression?.type !== 'ConditionalExpression') return undefined;
  const first = literalTexts(expression.consequent);
  const second = literalTexts(expression.alternate);
  return first && second ? [...first, ...second] : undefined;
}

function textOf({ quasis }: TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked ?? value.raw).join('');
}

function schemaOfLiteral(value: unknown): JsonSchema {
  const isScalar =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? { const: value } : {};
}

function schemaOfObject({ properties }: ObjectExpression): JsonSchema {
  const known: Record<string, JsonSchema> = {};
  let isWhole = true;
  for (const property of properties) {
    const name = property.type === 'Property' && !property.computed ? nameOf(property.key) : undefined;
    if (property.type === 'Property' && name !== undefined) known[name] = schemaOfExpression(property.value);
    else isWhole = false;
  }
  return {
    type: 'object',
    properties: known,
    required: Object.keys(known),
    ...(isWhole ? { additionalProperties: false } : {}),
  };
}

function nameOf(key: PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}
