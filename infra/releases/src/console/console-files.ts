import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';

/** The built console, as it is served. */
export interface ConsoleFiles {
  readonly document: string;
  readonly files: ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>;
}

/** Where the console's scripts and styles are served from; the build writes the same path into them. */
export const assetsPath = '/platform/assets/';

/** Only the console's own files run in its pages; nothing of it is framed, and no text becomes a script. */
export const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const assetsSchema = z.object({
  groups: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  integrity: z.record(z.string(), z.string()),
});

/** Reads the built console from a folder whenever it was built anew; nothing until it is built. */
export function openConsole(dir: string): () => ConsoleFiles | undefined {
  let read: { readonly at: number; readonly files: ConsoleFiles } | undefined;
  return () => {
    const list = statSync(join(dir, 'assets.json'), { throwIfNoEntry: false });
    if (!list) return undefined;
    if (read?.at !== list.mtimeMs) read = { at: list.mtimeMs, files: readFiles(dir) };
    return read.files;
  };
}

function readFiles(dir: string): ConsoleFiles {
  const { groups, integrity } = assetsSchema.parse(JSON.parse(readFileSync(join(dir, 'assets.json'), 'utf8')));
  const { js = [], css = [] } = groups.main ?? {};
  const names = readdirSync(dir).filter((name) => types[extname(name)]);
  const files = names.map((name) => {
    const type = types[extname(name)] ?? 'application/octet-stream';
    return [name, { type, bytes: readFileSync(join(dir, name)) }] as const;
  });
  return { document: documentOf(js, css, integrity), files: new Map(files) };
}

function documentOf(
  js: readonly string[],
  css: readonly string[],
  integrity: Readonly<Record<string, string>>,
): string {
  const styles = css.map(
    (name) => `<link rel="stylesheet" href="${assetsPath}${name}" integrity="${integrity[name]}">`,
  );
  const scripts = js.map((name) => `<script defer src="${assetsPath}${name}" integrity="${integrity[name]}"></script>`);
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Plataforma · Umbral</title>
${styles.join('\n')}
${scripts.join('\n')}
</head>
<body>
<div id="console"></div>
<noscript>La consola de la plataforma necesita JavaScript.</noscript>
</body>
</html>
`;
}
