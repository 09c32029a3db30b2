import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

/** Every schema of an endpoint for which the contract states examples. */
async function stated(): Promise<{ where: string; schema: z.ZodType; examples: unknown[] }[]> {
  const modules = await Promise.all(files.map((name) => import(`${import.meta.dirname}/${name}`)));
  const endpoints = modules.flatMap((module: object) =>
    Object.entries(module).filter(([, value]) => isEndpoint(value)),
  );
  return endpoints.flatMap(([name, endpoint]) =>
    ['body', 'response'].flatMap((part) => {
      const schema: unknown = endpoint[part];
      if (!(schema instanceof z.ZodType)) return [];
      const examples = z.globalRegistry.get(schema)?.examples;
      return Array.isArray(examples) ? [{ where: `${name} ${part}`, schema, examples }] : [];
    }),
  );
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

test('every example that the contract states is one', async () => {
  const all = await stated();
  expect(all.length).toBeGreaterThan(20);
  for (const { where, schema, examples } of all) {
    for (const example of examples) expect(schema.safeParse(example).error, where).toBeUndefined();
  }
});
