import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSigningKey, signValue } from '../signing/key-pair.ts';
import { StorageAway } from '../storage/release-storage.ts';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';

let fixture: RegistryFixture;
let isStorageAway = false;
const away = () => Promise.reject(new StorageAway(new Error('ENOSPC')));

beforeAll(async () => {
  fixture = await createRegistryFixture({
    wrapStorage: (storage) => ({
      ...storage,
      put: (sha384, path) => (isStorageAway ? away() : storage.put(sha384, path)),
      get: (sha384) => (isStorageAway ? away() : storage.get(sha384)),
      sizeOf: (sha384) => (isStorageAway ? away() : storage.sizeOf(sha384)),
    }),
  });
});
afterAll(() => fixture.close());

const pathOf = (version: string) => `/releases/mf-search/${version}`;

async function countFiles(): Promise<number> {
  const { rows } = await fixture.pool.query<{ count: number }>('select count(*) from releases.file');
  return rows[0]?.count ?? 0;
}

async function missingOf(version: string): Promise<string[]> {
  const { missing } = (await fixture.offer(fixture.tokens.search, sampleRelease('mf-search', version))).json<{
    missing: string[];
  }>();
  return missing;
}

describe('an upload', () => {
  test('sends only what the registry lacks, and is complete when all of it is there', async () => {
    const { call, offer, tokens } = fixture;
    const first = sampleRelease('mf-search', '1.0.0');
    await fixture.upload(tokens.search, first);
    const second = sampleRelease('mf-search', '1.1.0');
    const offered = (await offer(tokens.search, second)).json<{ missing: string[] }>();
    expect(offered).toMatchObject({ state: 'uploading', remote: 'mf-search', version: '1.1.0' });
    // The file that both versions have is there already.
    expect(offered.missing).toHaveLength(2);
    await fixture.upload(tokens.search, second);
    const release = (await call(tokens.search, 'GET', pathOf('1.1.0'))).json();
    expect(release).toMatchObject({ state: 'complete', released_by: 'team-search', manifest: second.manifest });
    const [sha384 = '', bytes] = [...second.contents][0] ?? [];
    expect((await call(tokens.shell, 'GET', `${pathOf('1.1.0')}/files/${sha384}`)).rawPayload).toEqual(bytes);
  });

  test('goes on where it stopped, and every step may be repeated', async () => {
    const { call, offer, tokens } = fixture;
    const release = sampleRelease('mf-search', '1.2.0');
    const [sha384 = ''] = await missingOf('1.2.0');
    await call(tokens.search, 'PUT', `${pathOf('1.2.0')}/files/${sha384}`, release.contents.get(sha384));
    const refused = await call(tokens.search, 'POST', `${pathOf('1.2.0')}/complete`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ type: 'release-incomplete', missing: await missingOf('1.2.0') });
    expect(await missingOf('1.2.0')).not.toContain(sha384);
    await fixture.upload(tokens.search, release);
    await fixture.upload(tokens.search, release);
    expect((await offer(tokens.search, release)).json()).toMatchObject({ state: 'complete', missing: [] });
  });

  test('with other bytes under a used version number is refused for ever', async () => {
    const { offer, tokens } = fixture;
    await fixture.upload(tokens.search, sampleRelease('mf-search', '2.0.0'));
    const other = sampleRelease('mf-search', '2.0.0', { commit: 'another' });
    const refused = await offer(tokens.search, other);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ type: 'version-taken', remote: 'mf-search', version: '2.0.0' });
    expect(refused.headers['content-type']).toContain('application/problem+json');
    const change = fixture.pool.query("update releases.release set manifest = '{}' where version = '2.0.0'");
    await expect(change).rejects.toThrow('immutable');
    await expect(fixture.pool.query('delete from releases.release')).rejects.toThrow('kept as they were written');
  });
});

describe('bad bytes', () => {
  test('corrupt and cut files are refused, leave nothing behind and may be sent again', async () => {
    const { call, tokens } = fixture;
    const release = sampleRelease('mf-search', '3.0.0');
    const [sha384 = ''] = await missingOf('3.0.0');
    const bytes = release.contents.get(sha384) ?? Buffer.alloc(0);
    const before = await countFiles();
    const flipped = Buffer.from(bytes);
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    for (const bad of [flipped, bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from(' ')]), Buffer.alloc(0)]) {
      const refused = await call(tokens.search, 'PUT', `${pathOf('3.0.0')}/files/${sha384}`, bad);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ type: 'wrong-bytes' });
    }
    expect(await countFiles()).toBe(before);
    await fixture.upload(tokens.search, release);
  });

  test('a connection that breaks off in the middle of a file stores nothing', async () => {
    const { app, tokens } = fixture;
    const [sha384 = ''] = await missingOf('3.1.0');
    const before = await countFiles();
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), '127.0.0.1');
    const head = `PUT /platform/api${pathOf('3.1.0')}/files/${sha384} HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n`;
    socket.write(`${head}authorization: Bearer ${tokens.search}\r\ncontent-type: application/octet-stream\r\n\r\nhalf`);
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.resume().end();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(await countFiles()).toBe(before);
    await fixture.upload(tokens.search, sampleRelease('mf-search', '3.1.0'));
  });

  test('a file that the manifest does not list, or that is too long, is not taken', async () => {
    const { app, call, tokens } = fixture;
    const [sha384 = ''] = await missingOf('3.2.0');
    const foreign = createHash('sha384').update('foreign').digest('hex');
    expect(
      (await call(tokens.search, 'PUT', `${pathOf('3.2.0')}/files/${foreign}`, Buffer.from('foreign'))).statusCode,
    ).toBe(404);
    const endless = new PassThrough();
    endless.end('x');
    const tooLong = await app.inject({
      method: 'PUT',
      url: `/platform/api${pathOf('3.2.0')}/files/${sha384}`,
      headers: {
        authorization: `Bearer ${tokens.search}`,
        'content-type': 'application/octet-stream',
        'content-length': String(33 * 1024 * 1024),
      },
      payload: endless,
    });
    expect(tooLong.statusCode).toBe(413);
  });

  test('what the storage has lost is asked for again before a release is complete', async () => {
    const { call, registry, tokens } = fixture;
    const release = sampleRelease('mf-search', '3.3.0');
    const [sha384 = ''] = await missingOf('3.3.0');
    for (const [hash, bytes] of release.contents)
      await call(tokens.search, 'PUT', `${pathOf('3.3.0')}/files/${hash}`, bytes);
    await registry.storage.delete(sha384);
    const refused = await call(tokens.search, 'POST', `${pathOf('3.3.0')}/complete`);
    expect(refused.json()).toMatchObject({ type: 'release-incomplete', missing: [sha384] });
    await fixture.upload(tokens.search, release);
  });

  test('while the storage is away every step that needs it says so with 503, and the upload goes on afterwards', async () => {
    const { call, tokens } = fixture;
    const release = sampleRelease('mf-search', '3.4.0');
    const [sha384 = '', other = ''] = await missingOf('3.4.0');
    await call(tokens.search, 'PUT', `${pathOf('3.4.0')}/files/${other}`, release.contents.get(other));
    isStorageAway = true;
    const refused = [
      await call(tokens.search, 'PUT', `${pathOf('3.4.0')}/files/${sha384}`, release.contents.get(sha384)),
      await call(tokens.search, 'POST', `${pathOf('3.4.0')}/complete`),
      await call(tokens.shell, 'GET', `${pathOf('3.4.0')}/files/${other}`),
    ];
    isStorageAway = false;
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ type: 'unavailable', title: expect.stringContaining('storage') });
      expect(answer.headers['retry-after']).toBe('5');
    }
    // What was stored before is not forgotten for it.
    expect(await missingOf('3.4.0')).toEqual([sha384]);
    await fixture.upload(tokens.search, release);
  });
});

describe('signatures', () => {
  test('of unknown, retired and revoked keys, and of another manifest, are refused by name', async () => {
    const { call, offer, tokens } = fixture;
    const stranger = createSigningKey();
    const release = sampleRelease('mf-search', '4.0.0');
    expect((await offer(tokens.search, release, stranger)).json()).toMatchObject({ fault: 'unknown-key', status: 422 });

    const body = { publicKey: stranger.publicKey, signs: ['manifest'] };
    await call(tokens.operator, 'POST', '/keys', body);
    expect((await offer(tokens.search, release, stranger)).statusCode).toBe(200);
    const reason = { reason: 'rotation of the quarter' };
    await call(tokens.operator, 'POST', `/keys/${stranger.keyId}/retired`, reason);
    expect((await offer(tokens.search, release, stranger)).json()).toMatchObject({ fault: 'retired-key' });
    await call(tokens.operator, 'POST', `/keys/${stranger.keyId}/revoked`, reason);
    expect((await call(tokens.search, 'POST', `${pathOf('4.0.0')}/complete`)).json()).toMatchObject({
      fault: 'revoked-key',
    });
    // The same bytes signed again by a good key go on.
    await fixture.upload(tokens.search, release);

    const signature = signValue('manifest', sampleRelease('mf-search', '4.0.1').manifest, fixture.key);
    const swapped = { manifest: sampleRelease('mf-search', '4.0.2').manifest, signature };
    const refused = await call(tokens.search, 'POST', `${pathOf('4.0.2')}/manifest`, swapped);
    expect(refused.json()).toMatchObject({ type: 'wrong-signature', fault: 'wrong-signature' });
  });

  test('a name that nobody registered is refused, whoever offers it', async () => {
    const offered = await fixture.offer(fixture.tokens.operator, sampleRelease('mf-tv2', '1.0.0'));
    expect(offered.json()).toMatchObject({ type: 'invalid-input', title: 'There is no remote named mf-tv2.' });
  });

  test('a manifest may name no path outside of its folders', async () => {
    const { tokens } = fixture;
    for (const path of [
      '../evil.js',
      'web/../../evil.js',
      '/etc/passwd',
      'web/.hidden',
      'manifest.json',
      'web//a.js',
    ]) {
      const { files } = sampleRelease('mf-search', '4.1.0').manifest;
      const release = sampleRelease('mf-search', '4.1.0', { files: { ...files, [path]: files['web/shared.js'] } });
      expect((await fixture.offer(tokens.search, release)).statusCode, path).toBe(422);
    }
  });
});
