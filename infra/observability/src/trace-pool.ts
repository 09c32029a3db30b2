import type { ClientBase, Pool } from 'pg';
import { currentTrace } from './current-trace.ts';
import type { Telemetry } from './telemetry.ts';

/** What the first words of a statement say that it does; its text holds nothing else that is fit for a trace. */
function operationOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : textOf(statement);
  return /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
}

function textOf(statement: unknown): string {
  if (typeof statement !== 'object' || statement === null) return '';
  if ('name' in statement && typeof statement.name === 'string') return statement.name;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : '';
}

type Query = (...words: unknown[]) => unknown;

function traced(query: Query, telemetry: Telemetry): Query {
  return (...words) => {
    const parent = currentTrace()?.context;
    // Work of nobody's request, such as the outbox's, is no trace of its own: there would be one every second.
    if (!parent) return query(...words);
    const operation = operationOf(words[0]);
    const span = telemetry.start(`pg ${operation}`, {
      kind: 'client',
      parent,
      facts: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
    });
    const callback = words.at(-1);
    if (typeof callback === 'function') {
      const told = (error: unknown, ...rest: unknown[]) => {
        span.end({ hasFailed: Boolean(error) });
        callback(error, ...rest);
      };
      return query(...words.slice(0, -1), told);
    }
    const answer = query(...words);
    if (answer instanceof Promise) {
      answer.then(
        () => span.end(),
        () => span.end({ hasFailed: true }),
      );
    } else span.end();
    return answer;
  };
}

/** Makes a span of every statement of a pool that serves a request; call it before the pool is used. */
export function tracePool(pool: Pool, telemetry: Telemetry): void {
  if (!telemetry.isOn) return;
  pool.on('connect', (client: ClientBase) => {
    const query: Query = client.query.bind(client);
    Object.defineProperty(client, 'query', { value: traced(query, telemetry) });
  });
}
