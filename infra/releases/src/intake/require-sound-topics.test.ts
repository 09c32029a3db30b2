import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';

let fixture: RegistryFixture;
beforeAll(async () => {
  fixture = await createRegistryFixture();
});
afterAll(() => fixture.close());

describe('an upload', () => {
  test('that declares a topic which no browser could read is refused with its place', async () => {
    const { offer, tokens } = fixture;
    const offered = async (topic: string, said: object) => {
      const schema = { title: 'Searched', type: 'object', properties: { term: { type: 'string', ...said } } };
      const contract = { topics: { [topic]: { kind: 'fact', schema } } };
      return (await offer(tokens.search, sampleRelease('mf-search', '1.2.1', { contract }))).json();
    };
    expect(await offered('search/asked', { pattern: '^(a+)+$' })).toMatchObject({
      type: 'invalid-input',
      topic: 'search/asked',
      title: expect.stringContaining('payload.term has the pattern ^(a+)+$, but it has more than characters'),
    });
    expect((await offered('search/asked', { format: 'email' })).title).toContain('payload.term has format');
    expect((await offered('Searched', {})).title).toContain('its name is a namespace');
    expect(await offered('search/asked', { pattern: '^[a-z]+$', description: 'a word' })).toMatchObject({
      state: 'uploading',
    });
  });

  test('that declares a topic which would keep the registry and every tab busy is refused at once', async () => {
    const { offer, tokens } = fixture;
    const refusalOf = async (schema: object) => {
      const contract = { topics: { 'search/asked': { kind: 'fact', schema } } };
      return (await offer(tokens.search, sampleRelease('mf-search', '1.2.2', { contract }))).json().title;
    };
    const twice = { type: ['object', 'object'] };
    const nested = (levels: number): object =>
      levels === 0 ? twice : { ...twice, properties: { a: nested(levels - 1) } };
    expect(await refusalOf(nested(8))).toContain('names not each of them once');
    const optional = Array.from({ length: 98 }, (_, at) => `${String.fromCharCode(0x4e00 + at)}?`).join('');
    expect(await refusalOf({ type: 'string', pattern: `^${optional}` })).toContain('more than 8 of its steps');
    const deep = (levels: number): object => {
      let inner: object = { type: 'string' };
      for (let level = 0; level < levels; level += 1) inner = { type: 'array', items: inner };
      return inner;
    };
    expect(await refusalOf(deep(150))).toContain('more than 64 levels');
  });

  test('that declares a personal topic for other tabs, or a handler that it does not offer, is refused', async () => {
    const { offer, tokens } = fixture;
    const refusalOf = async (topic: object, fragments: readonly string[] = []) => {
      const contract = { topics: { 'search/asked': { schema: { type: 'object', properties: {} }, ...topic } } };
      return (await offer(tokens.search, sampleRelease('mf-search', '1.2.3', { contract, fragments }))).json();
    };
    expect((await refusalOf({ kind: 'fact', personal: true, crossTab: true })).title).toContain('cannot be crossTab');
    const intent = { kind: 'intent', handledBy: 'offer' };
    expect(await refusalOf(intent, ['banner'])).toMatchObject({
      type: 'invalid-input',
      topic: 'search/asked',
      title: expect.stringContaining('there is no fragment offer'),
    });
    expect(await refusalOf(intent, ['offer'])).toMatchObject({ state: 'uploading' });
  });
});
