import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { placeOf, type ReleaseStorage, StorageAway } from './release-storage.ts';

/** A bucket by the S3 protocol. */
export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Another provider of the protocol than Amazon. */
  readonly endpoint: string | undefined;
  /** The bucket stands in the path instead of the host name, as most other providers want it. */
  readonly isPathStyle: boolean;
  /** Without keys the SDK finds those of the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const nothing = () => undefined;
/** The SDK's own words may hold addresses and keys. */
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
const connectMs = 3000;
const requestMs = 30_000;

/** Keeps files in a bucket, below `releases/`. */
export function createBucketStorage(settings: BucketSettings): ReleaseStorage {
  const client = createClient(settings);
  const Bucket = settings.bucket;
  const keyOf = (sha384: string) => `releases/${placeOf(sha384)}`;

  async function put(sha384: string, path: string): Promise<void> {
    const { size: ContentLength } = await stat(path);
    const facts = { Bucket, Key: keyOf(sha384), ContentLength, ContentType: 'application/octet-stream' };
    const send = () => client.send(new PutObjectCommand({ ...facts, Body: createReadStream(path) }));
    // A stream can be read only once, so that the SDK cannot send it again: a new one is opened.
    await send().catch((error: unknown) => (isFinal(error) ? Promise.reject(error) : send()));
  }

  async function get(sha384: string): Promise<Readable | undefined> {
    const found = await unlessAbsent(client.send(new GetObjectCommand({ Bucket, Key: keyOf(sha384) })));
    return found?.Body instanceof Readable ? found.Body : undefined;
  }

  async function sizeOf(sha384: string): Promise<number | undefined> {
    const found = await unlessAbsent(client.send(new HeadObjectCommand({ Bucket, Key: keyOf(sha384) })));
    // An answer about a file does not say that the whole bucket is gone.
    if (!found) await client.send(new HeadBucketCommand({ Bucket }));
    return found && (found.ContentLength ?? 0);
  }

  return {
    put: (sha384, path) => orAway(put(sha384, path)),
    get: (sha384) => orAway(get(sha384)),
    sizeOf: (sha384) => orAway(sizeOf(sha384)),
    delete: (sha384) =>
      orAway(unlessAbsent(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(sha384) }))).then(nothing)),
    isReady: () =>
      client.send(new HeadBucketCommand({ Bucket })).then(
        () => true,
        () => false,
      ),
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

function isFinal(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
  return status >= 400 && status < 500;
}

/** The answer, or nothing where the bucket says that there is no such file; a bucket that is not there is no such answer. */
async function unlessAbsent<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
    if (isMissing && error.name !== 'NoSuchBucket') return undefined;
    throw error;
  }
}

function orAway<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof TypeError ? error : new StorageAway(error);
  });
}
