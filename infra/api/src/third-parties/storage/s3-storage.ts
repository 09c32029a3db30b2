import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createCallWatch } from './call-watch.ts';
import type { FileSource, Storage, StoredFile } from './storage.ts';
import { checkedFolder, checkedKey, contentTypeOf, immutable, publicPart } from './storage-key.ts';
import type { BucketSettings } from './storage-settings.ts';

const nothing = () => undefined;
/** Whoever logs hears of every call by the watch; the SDK's own words may hold addresses. */
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
const connectMs = 3000;
const requestMs = 20_000;

/** Keeps files in a bucket by the S3 protocol. Its policy lets everybody read `public/` and nothing else. */
export function createS3Storage(settings: BucketSettings): Storage {
  const client = createClient(settings);
  const watched = createCallWatch('storage');
  const { bucket: Bucket, publicUrl } = settings;

  async function head(key: string): Promise<StoredFile | undefined> {
    const Key = checkedKey(key);
    const facts = await watched(() => unlessAbsent(client.send(new HeadObjectCommand({ Bucket, Key }))));
    return facts && { key, bytes: facts.ContentLength ?? 0, modifiedAt: facts.LastModified ?? new Date(0) };
  }

  async function* list(folder: string): AsyncIterable<StoredFile> {
    const Prefix = checkedFolder(folder);
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken ? { ContinuationToken } : {}) });
      const page = await watched(() => client.send(command));
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key) yield { key: Key, bytes: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  return {
    async put(key, source) {
      const Key = checkedKey(key);
      const CacheControl = Key.startsWith('public/') ? immutable : 'private, no-store';
      const facts = { Bucket, Key, CacheControl, ContentType: contentTypeOf(Key) };
      const send = async () => client.send(new PutObjectCommand({ ...facts, ...(await bodyOf(source)) }));
      // A stream can be read only once, so that the SDK cannot send it again: a new one is opened.
      await watched(() => send().catch((error: unknown) => (isFinal(error) ? Promise.reject(error) : send())));
    },
    async get(key) {
      const Key = checkedKey(key);
      const found = await watched(() => unlessAbsent(client.send(new GetObjectCommand({ Bucket, Key }))));
      return found?.Body instanceof Readable ? found.Body : undefined;
    },
    head,
    async delete(key) {
      const Key = checkedKey(key);
      await watched(() => unlessAbsent(client.send(new DeleteObjectCommand({ Bucket, Key }))));
    },
    list,
    url: (key) => (publicUrl ? `${publicUrl}/public/${publicPart(key)}` : `/api/media/${publicPart(key)}`),
    close: () => client.destroy(),
  };
}

function createClient({ region, endpoint, isPathStyle, credentials }: BucketSettings): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    forcePathStyle: isPathStyle,
    maxAttempts: 3,
    logger: silent,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: requestMs },
    // By default a streamed body ends with a checksum trailer, which other providers store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

async function bodyOf(source: FileSource): Promise<{ Body: Buffer | Readable; ContentLength: number }> {
  if (Buffer.isBuffer(source)) return { Body: source, ContentLength: source.byteLength };
  const { size } = await stat(source.path);
  return { Body: createReadStream(source.path), ContentLength: size };
}

function isFinal(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
  return status >= 400 && status < 500;
}

/** The answer, or nothing where the bucket says that there is no such file. */
async function unlessAbsent<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}
