import { readFileSync } from 'node:fs';
import { sharedComparisonKey } from '@umbral/domain/routes/shared-comparison.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { appIconFiles } from '@umbral/domain/vocabulary/app-icons.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import { type Answer, textAnswer } from '../http/answer.ts';
import { appTexts as texts } from './app-texts.ts';

/** Grounds of a page in the two themes: what a browser paints around the installed portal. */
const grounds = { light: '#f5f7f4', dark: '#0b120f' } as const;

const folder = '/_app/';
const address = `${folder}manifest.webmanifest`;
const iconHref = (name: string) => `${folder}${name}`;
const touchIcon = 'umbral-touch-180.png';

const icons = new Map(
  appIconFiles.map(({ name }) => [iconHref(name), readFileSync(new URL(`./icons/${name}`, import.meta.url))] as const),
);

const manifest = {
  id: '/',
  name: texts.name,
  short_name: productName,
  description: texts.description,
  lang: 'es-CO',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: grounds.light,
  background_color: grounds.light,
  categories: ['lifestyle', 'shopping'],
  icons: appIconFiles
    .filter(({ name }) => name !== touchIcon)
    .map(({ name, size, purpose }) => ({ src: iconHref(name), sizes: `${size}x${size}`, type: 'image/png', purpose })),
  shortcuts: [
    { name: texts.shortcuts.search, url: routes.housing.href() },
    { name: texts.shortcuts.favourites, url: routes.kept.href() },
    { name: texts.shortcuts.comparator, url: `/?${sharedComparisonKey}` },
  ],
};

/** What a document says of the installed portal, in its head. */
export const appTags = [
  `<link rel="manifest" href="${address}">`,
  `<link rel="apple-touch-icon" href="${iconHref(touchIcon)}">`,
  ...(['light', 'dark'] as const).map(
    (theme) => `<meta name="theme-color" content="${grounds[theme]}" media="(prefers-color-scheme: ${theme})">`,
  ),
].join('\n');

/** The files of the installed portal below `/_app/`: its manifest, its icons; nothing for any other path. */
export function appFile(pathname: string): Answer | undefined {
  if (pathname === address) {
    return textAnswer(200, JSON.stringify(manifest), {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=86400',
    });
  }
  const body = icons.get(pathname);
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' };
  return body && { status: 200, headers, body };
}
