import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { exampleOf } from './json-example.ts';

type Transform = typeof jsonSchemaTransform;

/** Turns a route's schemas into JSON Schema as the document wants it, each part with an example. */
export const documentOperation: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const { body, params, querystring, response } = schema ?? {};
  if (isSchema(body)) addExample(body);
  for (const parameters of [params, querystring]) {
    if (isSchema(parameters) && isSchema(parameters.properties)) addParameterExamples(parameters.properties);
  }
  if (isSchema(response) && isSchema(response['200'])) addExample(response['200']);
  return { schema, url };
};

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
