import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formerTopics } from '@umbral/protocol/events/former-topics.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../build-target.ts';
import { remoteFolders } from '../sources/app-entries.ts';
import { readSourceContract, type SourceContract } from './source-contract.ts';

const remotes = remoteFolders(repositoryRoot);
const contracts = new Map<AppName, Promise<SourceContract>>();

/** Each contract is read once: that is a second of work, and the sources stay as they are. */
function contractOf(app: AppName): Promise<SourceContract> {
  const known = contracts.get(app) ?? readSourceContract(app);
  contracts.set(app, known);
  return known;
}

/** First column of a row in a README's table → the topics, fragments or calls that it names. */
function readTable(remote: RemoteName, title: string): string[] {
  const text = readFileSync(join(repositoryRoot, remote, 'README.md'), 'utf8');
  const row = text.split('\n').find((line) => line.startsWith(`| ${title} |`)) ?? '';
  return [...new Set([...row.matchAll(/`([a-z-]+\/[a-z-]+)`/g)].map(([, name = '']) => name))].sort();
}

test.each(remotes)('the README of %s says what its sources do on the bus and whom it embeds', async (remote) => {
  const contract = await contractOf(remote);
  for (const section of ['publishes', 'handles', 'hears', 'asks'] as const) {
    expect(readTable(remote, section), section).toEqual(Object.keys(contract[section]).sort());
  }
  expect(readTable(remote, 'embeds'), 'embeds').toEqual([...new Set(contract.embeds.map(({ of }) => of))].sort());
});

test('the shell carries every topic that a remote speaks of and nobody declares', async () => {
  const { carries } = await contractOf('shell');
  for (const remote of remotes) {
    const { publishes, hears, asks, handles } = await contractOf(remote);
    const spoken = Object.entries({ ...publishes, ...hears, ...asks, ...handles });
    const undeclared = spoken.flatMap(([topic, { declared }]) => (declared ? [] : [topic]));
    expect(Object.keys(carries)).toEqual(expect.arrayContaining(undeclared));
  }
});

test('what stood in the catalogue once is declared by its owner as it was, so that no document repeats it', async () => {
  const contracts = await Promise.all(remotes.map(async (owner) => ({ owner, ...(await contractOf(owner)) })));
  const declared = new Map(
    contracts.flatMap(({ owner, topics = {} }) =>
      Object.entries(topics).map(([topic, row]) => [topic, { ...row, owner }]),
    ),
  );
  for (const [topic, row] of Object.entries(formerTopics)) expect(declared.get(topic), topic).toEqual(row);
});

test('calls are found by their values, by their paths and through a namespace', async () => {
  expect((await contractOf('mf-project')).calls).toMatchObject({
    C068: { method: 'GET', path: '/planta/{slug}' },
    C073: { method: 'POST', path: '/planta/{id}/view' },
  });
  const { calls } = await contractOf('mf-search');
  expect(Object.keys(calls)).toEqual(expect.arrayContaining(['C005', 'C009']));
  expect(Object.keys(calls)).not.toContain('C019');
});

/** Values of the few forms that props have. */
function valuesOf({
  enum: values,
  type,
  items,
  pattern,
  minimum = 1,
  maximum = 99,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values);
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length < 40);
  if (type === 'string') return fc.string();
  if (type === 'array' && typeof items === 'object') return fc.array(valuesOf(items), { maxLength: 24 });
  return fc.integer({ min: minimum, max: maximum });
}

const parsers = [
  ['mf-search', 'search-bar', 'search-bar-props.ts', 'parsePlace'],
  ['mf-search', 'featured-projects', 'featured-projects-props.ts', 'parseFeaturedProps'],
  ['mf-search', 'seo-chips', 'seo-chips-props.ts', 'parseSeoChipsProps'],
  ['mf-search', 'builder-map', 'builder-map-props.ts', 'parseBuilderMapProps'],
  ['mf-search', 'point-map', 'point-map-props.ts', 'parsePointMapProps'],
  ['mf-content', 'comments', 'comments-props.ts', 'parseCommentsProps'],
  ['mf-content', 'tools', 'tools-props.ts', 'parseToolsProps'],
  ['mf-content', 'audience-form', 'audience-props.ts', 'parseAudienceProps'],
  ['mf-content', 'portal-survey', 'survey-props.ts', 'parseSurveyProps'],
  ['mf-account', 'builder-rating', 'rating-props.ts', 'parseRatingProps'],
  ['mf-project', 'project-rail', 'rail-props.ts', 'parseRailProps'],
] as const;

test.each(parsers)('%s/%s reads every value that its schema promises', async (remote, name, file, parser) => {
  const { [name]: schema } = (await contractOf(remote)).offers;
  const module: Record<string, (value: unknown) => object> = await import(
    join(repositoryRoot, remote, 'src/fragments', name, file)
  );
  const fields = Object.entries(schema?.properties ?? {}).map(([key, field]) => [key, valuesOf(field)] as const);
  fc.assert(
    fc.property(fc.record(Object.fromEntries(fields)), (props) => {
      expect(module[parser]?.(props)).toMatchObject(props);
    }),
    { numRuns: 50 },
  );
});

test('every fragment that reads props has such a test', async () => {
  const offers = await Promise.all(remotes.map(async (remote) => ({ remote, all: (await contractOf(remote)).offers })));
  const withProps = offers.flatMap(({ remote, all }) =>
    Object.entries(all).flatMap(([name, { properties }]) => (properties ? [`${remote}/${name}`] : [])),
  );
  expect(withProps.sort()).toEqual(parsers.map(([remote, name]) => `${remote}/${name}`).sort());
});
