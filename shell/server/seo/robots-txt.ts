import { type Answer, textAnswer } from '../http/answer.ts';

/** `/robots.txt` [B012, R110]. */
export function robotsTxt(origin: string): Answer {
  const lines = [
    'User-agent: *',
    'Crawl-delay: 10',
    'Disallow: /api/',
    'Disallow: /search/',
    'Disallow: /_fragment/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return textAnswer(200, lines.join('\n'), { 'cache-control': 'public, max-age=3600' });
}
