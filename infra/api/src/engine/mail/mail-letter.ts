/** A home as a mail shows it. */
export interface LetterHome {
  title: string;
  place: string;
  price: string;
  /** What is new about it: `Nuevo`, `Bajó de precio`. */
  news: string;
  /** Further facts in one line. */
  facts: string;
  href: string;
  image?: { src: string; alt: string; width: number; height: number } | undefined;
}

export interface LetterSection {
  title: string;
  /** A sentence below the title. */
  lead?: string | undefined;
  homes: readonly LetterHome[];
  links: readonly LetterLink[];
}

export interface LetterLink {
  label: string;
  href: string;
}

/** A mail before it is laid out: plain sentences, at most one button, homes where it tells of some. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Facts with their names. */
  facts?: readonly (readonly [string, string])[];
  sections?: readonly LetterSection[];
  button?: LetterLink;
  /** Small links below: how to leave, where to change it. */
  links?: readonly LetterLink[];
  footer: string;
}

function homeText({ title, place, price, news, facts, href }: LetterHome): string {
  return [`${news}: ${title}`, place, [price, facts].filter(Boolean).join(' · '), href].join('\n');
}

function linkText({ label, href }: LetterLink): string {
  return `${label}: ${href}`;
}

function sectionText({ title, lead, homes, links }: LetterSection): string {
  return [title.toUpperCase(), ...(lead ? [lead] : []), ...homes.map(homeText), ...links.map(linkText)].join('\n\n');
}

/** The letter as plain text. */
export function letterText({
  greeting,
  paragraphs,
  facts = [],
  sections = [],
  button,
  links = [],
  footer,
}: Letter): string {
  const table = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const parts = [
    greeting,
    ...paragraphs,
    table,
    ...sections.map(sectionText),
    button ? linkText(button) : '',
    ['--', ...links.map(linkText), footer].join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
