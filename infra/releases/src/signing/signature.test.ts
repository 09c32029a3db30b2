import { canonicalJson } from '@umbral/protocol/release/canonical-json.ts';
import { type TrustedKey, verifySignature } from '@umbral/protocol/release/release-signature.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSigningKey, keyIdOf, privateKeyOf, readSigningKey, type SigningKey, signValue } from './key-pair.ts';

const key = createSigningKey();
const other = createSigningKey();

function trusted({ keyId, publicKey }: SigningKey, more: Partial<TrustedKey> = {}): TrustedKey {
  return { keyId, publicKey, state: 'active', signs: ['manifest'], ...more };
}

function shuffled(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((one) => shuffled(one, random));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => ({ name, member, place: random() }));
  const moved = members.toSorted((a, b) => a.place - b.place);
  const copy: Record<string, unknown> = Object.create(null);
  for (const { name, member } of moved) copy[name] = shuffled(member, random);
  return copy;
}

test('one value has one spelling, whatever the order of its keys, and it is JSON of that value', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ noUnicodeString: false }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (value, stream) => {
        const text = canonicalJson(value);
        expect(canonicalJson(shuffled(value, () => stream.next().value))).toBe(text);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(JSON.stringify(JSON.parse(text)).length).toBe(text.length);
      },
    ),
  );
});

test('two values that differ have two spellings', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const isSame = canonicalJson(a) === canonicalJson(b);
      // Zero and minus zero are one number for JSON's readers.
      const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
      if (isSame) expect(plain(a)).toEqual(plain(b));
      else expect(plain(a)).not.toEqual(plain(b));
    }),
  );
});

test('what JSON cannot say is refused', () => {
  for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, { a: undefined }, [() => 1], 1n]) {
    expect(() => canonicalJson(value)).toThrow();
  }
});

test('a value that is nested without end is refused and no signature is good for it', async () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(() => canonicalJson(deep)).toThrow(TypeError);
  const signature = signValue('manifest', 1, key);
  const verdict = await verifySignature('manifest', deep, signature, [trusted(key)]);
  expect(verdict).toEqual({ ok: false, fault: 'wrong-signature' });
});

test('a signature is good for its value and for nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (value, foreign) => {
      const signature = signValue('manifest', value, key);
      expect(await verifySignature('manifest', value, signature, [trusted(key)])).toEqual({ ok: true });
      if (canonicalJson(value) === canonicalJson(foreign)) return;
      const verdict = await verifySignature('manifest', foreign, signature, [trusted(key)]);
      expect(verdict).toEqual({ ok: false, fault: 'wrong-signature' });
    }),
    { numRuns: 50 },
  );
});

test('one flipped bit of a signature spoils it', async () => {
  const value = { app: 'mf-search', version: '1.0.0' };
  const signature = signValue('manifest', value, key);
  await fc.assert(
    fc.asyncProperty(fc.nat(511), async (bit) => {
      const bytes = Buffer.from(signature.signature, 'base64');
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const flipped = { ...signature, signature: bytes.toString('base64') };
      expect(await verifySignature('manifest', value, flipped, [trusted(key)])).toMatchObject({ ok: false });
    }),
    { numRuns: 60 },
  );
});

test('a signature of one kind is none of another, and a key signs only what it may', async () => {
  const value = { seq: 1 };
  const signature = signValue('manifest', value, key);
  const both = trusted(key, { signs: ['manifest', 'composition'] });
  expect(await verifySignature('composition', value, signature, [both])).toEqual({
    ok: false,
    fault: 'wrong-signature',
  });
  const verdict = await verifySignature('composition', value, signValue('composition', value, key), [trusted(key)]);
  expect(verdict).toEqual({ ok: false, fault: 'wrong-use' });
});

test('rotation: old signatures of a retired key stay good, it makes no new ones; a revoked key vouches for nothing', async () => {
  const value = { version: '1.0.0' };
  const signature = signValue('manifest', value, key);
  const verify = (keys: TrustedKey[], isNew = false) => verifySignature('manifest', value, signature, keys, { isNew });
  const retired = [trusted(key, { state: 'retired' }), trusted(other)];
  expect(await verify(retired)).toEqual({ ok: true });
  expect(await verify(retired, true)).toEqual({ ok: false, fault: 'retired-key' });
  expect(await verify([trusted(key, { state: 'revoked' })])).toEqual({ ok: false, fault: 'revoked-key' });
  expect(await verify([trusted(other)])).toEqual({ ok: false, fault: 'unknown-key' });
  const swapped = { ...trusted(key), publicKey: other.publicKey };
  expect(await verify([swapped])).toEqual({ ok: false, fault: 'wrong-signature' });
});

test('base64 with other trailing bits or spaces is no signature', async () => {
  const signature = signValue('manifest', 1, key);
  const padded = { ...signature, signature: ` ${signature.signature}` };
  const last = signature.signature.at(-3) ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const twin = alphabet[alphabet.indexOf(last) + 1] ?? '';
  const sloppy = { ...signature, signature: `${signature.signature.slice(0, -3)}${twin}==` };
  for (const bad of [padded, sloppy]) {
    expect(await verifySignature('manifest', 1, bad, [trusted(key)])).toMatchObject({ ok: false });
  }
});

test('a key goes through its file and keeps its name', () => {
  const read = readSigningKey(privateKeyOf(key));
  expect(read.keyId).toBe(key.keyId);
  expect(keyIdOf(read.publicKey)).toBe(key.keyId);
  expect(() => readSigningKey('no key')).toThrow(/Ed25519/);
});
