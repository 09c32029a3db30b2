import type { FastifyInstance } from 'fastify';

/** Fields of a posted form as the call's body: `answers.x` belongs to the form's own questions, a repeated one is a list. */
export function bodyOfForm(text: string): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  const fields = new URLSearchParams(text);
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name);
    const value = values.length > 1 ? values : values[0];
    const [, question] = /^answers\.(.+)$/.exec(name) ?? [];
    // Own properties only: a field may be called anything.
    const [target, key] = question === undefined ? [body, name] : [answers, question];
    Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
  }
  return Object.keys(answers).length > 0 ? { ...body, answers } : body;
}

/** Lets a part of the application read posted forms besides JSON, each as its call's body. */
export function readForms(app: FastifyInstance, toBody: (text: string) => unknown = bodyOfForm): void {
  const type = 'application/x-www-form-urlencoded';
  if (app.hasContentTypeParser(type)) app.removeContentTypeParser(type);
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 64 * 1024 }, async (_request: unknown, body: string) =>
    toBody(body),
  );
}
