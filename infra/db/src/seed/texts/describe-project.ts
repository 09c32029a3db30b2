import type { Random } from 'infra-random/random.ts';
import { commonAreas, structureSentences } from './building-sentences.ts';
import { buildingWide, closings } from './closing-sentences.ts';
import { deliveries } from './delivery-sentences.ts';
import { climateSentences, extras, rooms } from './home-sentences.ts';
import { openings } from './opening-sentences.ts';
import { payments } from './payment-sentences.ts';
import { places } from './place-sentences.ts';
import { premises } from './premises-sentences.ts';
import type { Sentence, TextFacts } from './text-facts.ts';

/** The portal's rule for descriptions, characters. */
const longest = 1000;
const shortest = 300;

/** Some of the sentences that the facts allow. */
function drawn(sentences: readonly Sentence[], count: number, facts: TextFacts, random: Random): string[] {
  const made = sentences.map((sentence) => sentence(facts)).filter((text) => text !== undefined);
  return random.sample([...new Set(made)], count);
}

interface Part {
  /** Paragraph in which the sentence stands. */
  paragraph: number;
  text: string;
}

/** Sentences in the order of their weight: what comes first is never left out. */
function partsOf(facts: TextFacts): Part[] {
  const { plan, terms } = facts;
  const { random, segment } = plan;
  const inside = premises[segment];
  const some = (paragraph: number, sentences: readonly Sentence[], count: number) =>
    drawn(sentences, count, facts, random).map((text) => ({ paragraph, text }));
  const homes = inside
    ? some(1, inside, 2)
    : [
        ...some(1, rooms, 1),
        ...some(1, extras, random.int(1, 2)),
        ...some(1, climateSentences[plan.climate], random.int(0, 1)),
      ];
  return [
    ...some(0, openings, 1),
    ...some(0, places, 1),
    ...some(2, deliveries[terms.status], 1),
    ...homes.slice(0, 1),
    ...some(1, commonAreas, 1),
    ...(terms.status === 'sold-out' ? [] : some(2, payments, 1)),
    ...homes.slice(1),
    ...some(1, structureSentences, random.int(0, 1)),
    ...(terms.status === 'sold-out' ? [] : some(2, buildingWide, random.int(0, 1))),
    { paragraph: 2, text: random.pick(closings) },
  ];
}

/** A description of 300 to 1000 characters in two or three paragraphs, without phones, addresses of mail or links. */
export function describeProject(facts: TextFacts): string {
  const kept: Part[] = [];
  let length = 0;
  for (const part of partsOf(facts)) {
    if (length + part.text.length + 1 > longest) continue;
    kept.push(part);
    length += part.text.length + 1;
  }
  const text = [0, 1, 2]
    .map((paragraph) =>
      kept
        .filter((part) => part.paragraph === paragraph)
        .map((part) => part.text)
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n');
  if (text.length < shortest) throw new Error(`the description of ${facts.plan.title} is too short`);
  return text;
}
