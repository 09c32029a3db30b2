interface Operation {
  summary?: string;
  operationId?: string;
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
}

interface Document {
  paths?: object;
  info?: { title?: string; description?: string };
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}

function part(title: string, value: unknown): string {
  if (value === undefined) return '';
  return `<h4>${title}</h4><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const { operationId = '', summary = '', parameters, requestBody, responses } = operation;
  return `<details id="${escapeHtml(operationId)}"><summary><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code>
    <span>${escapeHtml(summary)}</span></summary>
    ${part('Parameters', parameters)}${part('Body', requestBody)}${part('Answers', responses)}</details>`;
}

/** One page that lists every call; each opens to its parameters, body and answers. */
export function docsHtml({ paths = {}, info }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      operationHtml(path, method, operation),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(info?.title ?? '')} API</title>
    <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs/style.css"></head>
    <body><h1>${escapeHtml(info?.title ?? '')} API</h1><p>${escapeHtml(info?.description ?? '')}</p>
    <p>${operations.length} calls · <a href="/api/openapi.json">OpenAPI document</a></p>${operations.join('\n')}</body></html>`;
}

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
details { border-top: 1px solid GrayText; padding: .5rem 0; }
summary { cursor: pointer; }
summary b { display: inline-block; min-width: 4.5rem; }
pre { overflow: auto; max-height: 24rem; padding: .75rem; border: 1px solid GrayText; font-size: .8rem; }
`;
