import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList } from '../model/structured-data.ts';
import { sharedTexts } from '../texts/shared-texts.ts';

interface Words {
  readonly documentTitle: string;
  readonly description: string;
  readonly heading: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
}

/** What the page tells search engines: where it stands, and its questions [B104]. */
export function mortgagePartnerHead(words: Words, canonical: string, origin: string): Head {
  const crumbs = [{ label: sharedTexts.home, href: '/' }, { label: words.heading }];
  return {
    title: words.documentTitle,
    description: words.description,
    canonical,
    ...structuredData(() => [
      breadcrumbList(crumbs, canonical, origin),
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: words.questions.map(([name, text]) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
    ]),
  };
}
