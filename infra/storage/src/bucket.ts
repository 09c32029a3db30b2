import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from './bucket-settings.ts';
import type { FileSource } from './whole-file.ts';

/** What is known of a file in a bucket. */
export interface BucketFile {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/** What a file is served with. */
export interface ServedAs {
  readonly contentType: string;
  readonly cacheControl?: string;
}

/** How the calls of a bucket are made. */
export interface BucketCalls {
  /** Milliseconds until a call is given up; 20,000 by default. */
  readonly requestMs?: number;
  /** Runs each call, for one who measures them or holds them back. That a file is absent is no failure. */
  readonly watch?: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
}

/** Files by their keys. Every call throws what the SDK throws, also where there is no such bucket. */
export interface Bucket {
  /** Stores a file; one of the same key is replaced at once. */
  put(key: string, source: FileSource, as: ServedAs): Promise<void>;
  /** The bytes, or nothing where there is no such file. */
  get(key: string): Promise<Readable | undefined>;
  head(key: string): Promise<BucketFile | undefined>;
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** All files whose keys begin so. */
  list(prefix: string): AsyncIterable<BucketFile>;
  /** Throws where the bucket cannot be used. */
  check(): Promise<void>;
  /** Ends what is held open. */
  close(): void;
}

const nothing = () => undefined;
/** The SDK's own words may hold addresses and keys. */
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
const connectMs = 3000;

/** Opens a bucket; nothing is called before the first use. */
export function openBucket(settings: BucketSettings, calls: BucketCalls = {}): Bucket {
  const { requestMs = 20_000, watch: watched = (call) => call() } = calls;
  const client = createClient(settings, requestMs);
  const { bucket: Bucket } = settings;

  async function* list(Prefix: string): AsyncIterable<BucketFile> {
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken ? { ContinuationToken } : {}) });
      const page = await watched(() => client.send(command));
      for (const { Key, Size, LastModified } of page.Contents ?? []) if (Key) yield factsOf(Key, Size, LastModified);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  return {
    async put(Key, source, { contentType: ContentType, cacheControl: CacheControl }) {
      const facts = { Bucket, Key, ContentType, ...(CacheControl ? { CacheControl } : {}) };
      const send = async () => client.send(new PutObjectCommand({ ...facts, ...(await bodyOf(source)) }));
      // A stream can be read only once, so that the SDK cannot send it again: a new one is opened.
      await watched(() => send().catch((error: unknown) => (isFinal(error) ? Promise.reject(error) : send())));
    },
    async get(Key) {
      const found = await watched(() => unlessAbsent(client.send(new GetObjectCommand({ Bucket, Key }))));
      return found?.Body instanceof Readable ? found.Body : undefined;
    },
    async head(Key) {
      const found = await watched(() => unlessAbsent(client.send(new HeadObjectCommand({ Bucket, Key }))));
      return found && factsOf(Key, found.ContentLength, found.LastModified);
    },
    async delete(Key) {
      await watched(() => unlessAbsent(client.send(new DeleteObjectCommand({ Bucket, Key }))));
    },
    list,
    async check() {
      await watched(() => client.send(new HeadBucketCommand({ Bucket })));
    },
    close: () => client.destroy(),
  };
}

function createClient({ region, endpoint, isPathStyle, credentials }: BucketSettings, requestMs: number): S3Client {
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

function factsOf(key: string, bytes = 0, modifiedAt = new Date(0)): BucketFile {
  return { key, bytes, modifiedAt };
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

/** The answer, or nothing where the bucket has no such file; a bucket that is not there is another matter. */
async function unlessAbsent<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
    if (isMissing && error.name !== 'NoSuchBucket') return undefined;
    throw error;
  }
}
