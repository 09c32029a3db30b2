import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bucket, openBucket } from './bucket.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { type CheckingBucket, startCheckingBucket } from './testing/checking-bucket.ts';
import { refusalOf } from './testing/request-signature.ts';

const as = { contentType: 'text/plain; charset=utf-8', cacheControl: 'public, max-age=60' };
let service: CheckingBucket;
let bucket: Bucket;
beforeEach(async () => {
  service = await startCheckingBucket();
  bucket = openBucket(service.settings);
});
afterEach(async () => {
  bucket.close();
  await service.close();
});

async function keysOf(prefix: string, from = bucket): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of from.list(prefix)) keys.push(key);
  return keys;
}
const textOf = async (key: string) => {
  const stream = await bucket.get(key);
  return stream && (await buffer(stream)).toString();
};

test('what is signed is taken: files of any name come back whole, are listed over pages, and go', async () => {
  const names = ['a', 'con espacio', 'niña+1', 'x&y<z', "o'hara(2)", 'sub/folder/file', ...'bcdefghij'];
  for (const name of names) await bucket.put(`up/${name}`, Buffer.from(`text of ${name}`), as);
  await bucket.put('other/1', Buffer.from('not in the list'), as);
  expect(await keysOf('up/')).toEqual(names.map((name) => `up/${name}`).toSorted());
  for (const name of names) expect(await textOf(`up/${name}`)).toBe(`text of ${name}`);
  expect(await bucket.head('up/niña+1')).toMatchObject({ bytes: Buffer.byteLength('text of niña+1') });
  for (const name of names) await bucket.delete(`up/${name}`);
  expect([await keysOf('up/'), await textOf('up/a'), await bucket.head('up/a')]).toEqual([[], undefined, undefined]);
  await bucket.check();
  expect(service.refusals).toEqual([]);
});

test('a file is streamed from the disk as it is, without anything that a service would keep as part of it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'umbral-checked-'));
  const path = join(root, 'large');
  writeFileSync(path, Buffer.alloc(300_000, 'umbral'));
  await bucket.put('large', { path }, as);
  expect(service.files.get('large')?.equals(Buffer.alloc(300_000, 'umbral'))).toBe(true);
  rmSync(root, { recursive: true });
});

test.each<[string, Partial<BucketSettings>, string]>([
  [
    'a wrong secret',
    { credentials: { accessKeyId: 'UMBRALTEST', secretAccessKey: 'another' } },
    'SignatureDoesNotMatch',
  ],
  ['a key of nobody', { credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'any' } }, 'InvalidAccessKeyId'],
  ['another region', { region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
])('%s is refused, and told as a failure, never as a file that is not there', async (_, change, code) => {
  await bucket.put('kept', Buffer.from('as it was'), as);
  const stranger = openBucket({ ...service.settings, ...change });
  await expect(stranger.put('kept', Buffer.from('changed'), as)).rejects.toMatchObject({ name: code });
  await expect(stranger.get('kept')).rejects.toMatchObject({ name: code });
  await expect(stranger.head('kept')).rejects.toThrow();
  await expect(stranger.delete('kept')).rejects.toMatchObject({ name: code });
  await expect(keysOf('', stranger)).rejects.toMatchObject({ name: code });
  await expect(stranger.check()).rejects.toThrow();
  expect(service.files.get('kept')?.toString()).toBe('as it was');
  stranger.close();
});

test('an upload that breaks off leaves nothing, and is sent again from its beginning', async () => {
  const root = mkdtempSync(join(tmpdir(), 'umbral-checked-'));
  const path = join(root, 'file');
  const whole = Buffer.alloc(2_000_000, 'whole');
  writeFileSync(path, whole);
  await bucket.put('before', Buffer.from('the former'), as);
  for (const source of [{ path }, whole]) {
    service.breakOff(1);
    await bucket.put('again', source, as);
    expect(service.files.get('again')?.equals(whole)).toBe(true);
  }
  service.breakOff(Number.POSITIVE_INFINITY);
  await expect(bucket.put('before', { path }, as)).rejects.toThrow();
  await expect(bucket.put('never', whole, as)).rejects.toThrow();
  expect([service.files.get('before')?.toString(), service.files.has('never')]).toEqual(['the former', false]);
  rmSync(root, { recursive: true });
});

test('the service of these tests refuses what was changed on its way', () => {
  // The example of a GET with a range in the description of the protocol, its keys and its moment.
  const account = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const request = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };
  const now = new Date('2013-05-24T00:05:00Z');
  const judge = (change: object, body = '', at = now) =>
    refusalOf({ request: { ...request, ...change }, body: Buffer.from(body) }, account, at);
  expect(judge({})).toBeUndefined();
  expect(judge({ url: '/other.txt' })).toBe('SignatureDoesNotMatch');
  expect(judge({ headers: { ...request.headers, range: 'bytes=0-99' } })).toBe('SignatureDoesNotMatch');
  expect(judge({}, 'a body')).toBe('XAmzContentSHA256Mismatch');
  expect(judge({}, '', new Date('2013-05-24T01:00:00Z'))).toBe('RequestTimeTooSkewed');
  expect(judge({ headers: {} })).toBe('AccessDenied');
});
