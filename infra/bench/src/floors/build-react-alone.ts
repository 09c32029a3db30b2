import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { webPreset } from '@umbral/build/common-preset.ts';
import { runBuild } from '@umbral/build/run-build.ts';

/** What the page says when its button is there. */
export const aliveMark = 'bench-react';

/** A script, built as releases are, that draws one button with React beside the page and touches nothing of it. */
export async function buildReactAlone(): Promise<Buffer> {
  const outDir = mkdtempSync(join(tmpdir(), 'umbral-react-'));
  try {
    const entry = join(outDir, 'react-alone.js');
    writeFileSync(entry, source());
    const preset = webPreset('shell', { version: '1', outDir, mode: 'production' });
    await runBuild({ ...preset, name: 'react-alone', entry: { main: entry } });
    const [file = ''] = readdirSync(join(outDir, 'web')).filter((name) => /^main\..*\.js$/.test(name));
    return readFileSync(join(outDir, 'web', file));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function source(): string {
  const { resolve } = createRequire(join(repositoryRoot, 'shell/package.json'));
  return `import { createElement, useEffect } from ${JSON.stringify(resolve('react'))};
import { createRoot } from ${JSON.stringify(resolve('react-dom/client'))};
function Button() {
  useEffect(() => { performance.mark('${aliveMark}'); }, []);
  return createElement('button', { onClick: () => undefined }, 'Umbral');
}
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(createElement(Button));
`;
}
