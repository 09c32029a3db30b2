import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exampleOf } from './json-example.ts';

type Transform = typeof jsonSchemaTransform;

/** Turns a route's schemas into JSON Schema as the document wants it, each part with an example. */
export const documentOperation: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const { body, params, querystring, response } = schema ?? {};
  if (isSchema(body)) {
    const stated = statedExamples(document.schema.body);
    if (stated) body.examples = stated;
    addExample(body);
  }
  for (const parameters of [params, querystring]) {
    if (isSchema(parameters) && isSchema(parameters.properties)) addParameterExamples(parameters.properties);
  }
  if (isSchema(response) && isSchema(response['200'])) addExample(response['200']);
  return { schema, url };
};

/** Examples of the contract itself: the library drops those of a schema that changes what it reads. */
function statedExamples(schema: unknown): unknown[] | undefined {
  const examples = schema instanceof z.ZodType ? z.globalRegistry.get(schema)?.examples : undefined;
  return Array.isArray(examples) ? examples : undefined;
}

function isSchema(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function addExample(schema: Record<string, unknown>, name = ''): void {
  schema.examples ??= [exampleOf(schema, name)];
}

function addParameterExamples(properties: Record<string, unknown>): void {
  for (const [name, property] of Object.entries(properties)) {
    if (isSchema(property)) addExample(property, name);
  }
}
