import { matchRoute } from '@umbral/domain/routes/match.ts';
import { expect, test } from 'vitest';
import { appFile, appTags } from './app-manifest.ts';

const manifestHref = /rel="manifest" href="([^"]+)"/.exec(appTags)?.[1] ?? '';
const read = () => JSON.parse(String(appFile(manifestHref)?.body));

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('each icon of the manifest is a picture of the size that it is said to have, for launchers that cut and those that do not', () => {
  const { icons } = read();
  for (const { src, sizes, type } of icons) {
    const file = appFile(src);
    expect([file?.headers['content-type'], file && sizeOf(file.body)]).toEqual([type, sizes]);
  }
  const offered = icons.map(({ sizes, purpose }: Record<string, string>) => `${purpose} ${sizes}`);
  expect(offered).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(appTags)?.[1] ?? '';
  expect(sizeOf(appFile(touch)?.body ?? Buffer.alloc(30))).toBe('180x180');
});

test('the installed portal opens at its beginning, and its shortcuts lead to screens', () => {
  const { start_url: start, scope, shortcuts } = read();
  expect([start, scope]).toEqual(['/', '/']);
  const keys = shortcuts.map(({ url }: { url: string }) => matchRoute(new URL(url, 'https://x.example').pathname)?.key);
  expect(keys).toEqual(['housing', 'kept', 'home']);
});

test('nothing else lies beside them', () => {
  expect(appFile('/_app/')).toBeUndefined();
  expect(appFile('/_app/../favicon.svg')).toBeUndefined();
});
