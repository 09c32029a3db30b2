import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';

type JsonLd = Readonly<Record<string, unknown>>;

/** Where a page stands; the last crumb is the page itself [B104]. */
export function breadcrumbList(crumbs: readonly Crumb[], ownHref: string, origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href = ownHref }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  };
}

interface ListedText {
  readonly title: string;
  readonly href: string;
}

/** The texts of a list in their order [B104]. */
export function itemList(items: readonly ListedText[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}${href}`,
    })),
  };
}

interface WrittenText {
  readonly type: 'NewsArticle' | 'Article';
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly image?: string;
  /** ISO moments. */
  readonly publishedAt: string;
  readonly updatedAt?: string;
  readonly author?: string;
  readonly section?: string;
  readonly keywords?: readonly string[];
  readonly comments?: number;
}

/** An article or a guide with its author and publisher [B104]. */
export function writtenText({ type, href, title, excerpt, image, ...facts }: WrittenText, origin: string): JsonLd {
  const publisher = { '@type': 'Organization', name: productName, url: origin };
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    description: excerpt,
    inLanguage: 'es-CO',
    mainEntityOfPage: `${origin}${href}`,
    ...(image ? { image: [`${origin}${image}`] } : {}),
    datePublished: facts.publishedAt,
    dateModified: facts.updatedAt ?? facts.publishedAt,
    author: facts.author ? { '@type': 'Person', name: facts.author } : publisher,
    publisher,
    ...(facts.section ? { articleSection: facts.section } : {}),
    ...(facts.keywords ? { keywords: facts.keywords.join(', ') } : {}),
    ...(facts.comments === undefined ? {} : { commentCount: facts.comments }),
  };
}

interface HeldEvent {
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
  readonly image?: string;
  /** ISO moments. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  readonly isOnline: boolean;
}

/** An event with its times and place, free of charge [B104]. */
export function heldEvent({ title, excerpt, href, image, ...facts }: HeldEvent, origin: string): JsonLd {
  const organizer = { '@type': 'Organization', name: productName, url: origin };
  const mode = facts.isOnline ? 'Online' : 'Offline';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: excerpt,
    startDate: facts.startsAt,
    endDate: facts.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: facts.isOnline
      ? { '@type': 'VirtualLocation', url: `${origin}${href}` }
      : { '@type': 'Place', name: facts.place, address: facts.place },
    isAccessibleForFree: true,
    ...(image ? { image: [`${origin}${image}`] } : {}),
    organizer,
  };
}

interface SeasonProgramme {
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
  readonly image?: string;
  readonly host: string;
  readonly publishedAt: string;
  readonly season: readonly { readonly number: number; readonly title: string; readonly summary: string }[];
}

/** A television programme with its episodes [B104]. */
export function programmeOfSeason(programme: SeasonProgramme, origin: string): JsonLd {
  const { title, excerpt, href, image, host, publishedAt, season } = programme;
  return {
    '@context': 'https://schema.org',
    '@type': 'TVSeries',
    name: title,
    description: excerpt,
    inLanguage: 'es-CO',
    url: `${origin}${href}`,
    datePublished: publishedAt,
    ...(image ? { image: [`${origin}${image}`] } : {}),
    ...(host ? { actor: { '@type': 'Person', name: host } } : {}),
    numberOfEpisodes: season.length,
    episode: season.map(({ number, title: name, summary }) => ({
      '@type': 'TVEpisode',
      episodeNumber: number,
      name,
      description: summary,
    })),
  };
}

/** A question that people ask, with its answer. */
export interface FrequentQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Questions with their answers [B104]. */
export function faqPage(questions: readonly FrequentQuestion[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface Application {
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

/** A calculator that runs in the browser, free of charge [B104]. */
export function webApplication({ title, description, href }: Application, origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: title,
    description,
    url: `${origin}${href}`,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    inLanguage: 'es-CO',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'COP' },
  };
}

interface TermSet {
  readonly title: string;
  readonly href: string;
  readonly entries: readonly { readonly id: string; readonly term: string; readonly meaning: string }[];
}

/** The words of a glossary with their meanings [B104]. */
export function definedTerms({ title, href, entries }: TermSet, origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: title,
    url: `${origin}${href}`,
    inLanguage: 'es-CO',
    hasDefinedTerm: entries.map(({ id, term, meaning }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: meaning,
      url: `${origin}${href}#${id}`,
    })),
  };
}
