import { type Answer, textAnswer } from '../http/answer.ts';

/** `/robots.txt` [B012, R110]. */
export function robotsTxt(origin: string): Answer {
  const lines = [
    'User-agent: *',
    'Crawl-delay: 10',
    'Disallow: /api/',
    // Pictures of shared pages: some networks ask here before they fetch them.
    'Allow: /api/og/',
    'Disallow: /search/',
    'Disallow: /_fragment/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return textAnswer(200, lines.join('\n'), { 'cache-control': 'public, max-age=3600' });
}
